import type { Answers } from '#schemas/answer.ts'
import type { Condition, TestOp } from '#schemas/condition.ts'
import type { ExpressionFinding } from '#src/engine/expressions/checkExpression.ts'

export type FindingField =
  | 'title'
  | 'prompt'
  | 'help'
  | 'introduction'
  | 'code'
  | 'options'
  | 'rows'
  | 'label'
  | 'limits'
  | 'key'
  | 'points'
  | 'knockOut'
  | 'showIf'
  | 'requiredIf'
  | 'questions'
  | 'required'
  | 'passMark'
  | 'bands'
  | 'draw'
  | 'name'
  | 'expression'

/** Where it is; nothing but a field means the assessment itself. */
export type FindingPlace = {
  sectionId?: string
  questionId?: string
  calculatedId?: string
  field?: FindingField
}

/** `one` stands for "at least one", `options` for how many there are. */
export type LowLimit = 'min' | 'lowest' | 'minLength' | 'minChoices' | 'minFiles' | 'from' | 'one'
export type HighLimit =
  | 'max'
  | 'highest'
  | 'maxLength'
  | 'maxChoices'
  | 'maxFiles'
  | 'to'
  | 'options'

export type FindingData =
  | { kind: 'noTitle' }
  /** Nothing that can be answered. */
  | { kind: 'noQuestions' }
  | { kind: 'sectionEmpty' }
  | { kind: 'noPrompt' }
  | { kind: 'noOptions' }
  | { kind: 'oneOption' }
  | { kind: 'noOptionLabel'; optionIds: string[] }
  /** Options with the same text, group by group. */
  | { kind: 'duplicateOptions'; groups: string[][] }
  | { kind: 'noRows' }
  | { kind: 'noRowLabel'; rowIds: string[] }
  /** Rows with the same text, group by group. */
  | { kind: 'duplicateRows'; groups: string[][] }
  /** The box of a consent has no words beside it. */
  | { kind: 'noLabel' }
  /** Another question of the assessment, or option or row of the question, has the same code. */
  | { kind: 'duplicateCodes'; code: string; optionIds?: string[]; rowIds?: string[] }
  | { kind: 'patternBroken' }
  | {
      kind: 'limitsUpsideDown'
      low: LowLimit
      high: HighLimit
      lowValue: number | string
      highValue: number | string
    }
  /** The author allows longer texts than can be given. */
  | { kind: 'maxLengthTooHigh'; most: number }
  | { kind: 'noKeyPoints'; missing: 'key' | 'points' }
  /** No answer within the limits meets the key. */
  | { kind: 'keyOutOfReach' }
  /** A condition looks at a question that is not there. */
  | { kind: 'deadReference'; missing: string }
  /** A condition or a key names an option that is not there; without an operand: the key. */
  | { kind: 'deadOption'; optionId: string; operandId?: string }
  | { kind: 'deadRow'; rowId: string; operandId?: string }
  | { kind: 'conditionOnLaterQuestion'; operandId: string }
  /** Both stand in a section whose questions are shuffled or drawn. */
  | { kind: 'conditionWithinMixed'; operandId: string }
  /** The test, or what it compares with, does not suit the answers to this question. */
  | { kind: 'testDoesNotFitKind'; operandId: string; op: TestOp; unfit: 'operator' | 'value' }
  /** There is a pass mark or a band, and no question gives points. */
  | { kind: 'nothingToScore' }
  | { kind: 'bandWithoutName' }
  | { kind: 'bandsAlike'; from: number }
  /** A group without conditions, or a comparison with nothing. */
  | { kind: 'conditionEmpty' }
  /** More are to be drawn than there are. */
  | { kind: 'drawTooMany'; draw: number; there: number }
  | { kind: 'calculatedUnnamed' }
  /** A text quotes what is not there. */
  | { kind: 'deadQuote'; name: string }
  /** A text quotes what a candidate has not answered yet when reading it. */
  | { kind: 'quoteOfLater'; name: string }
  | { kind: 'expressionBroken'; problem: ExpressionFinding }
  /** The least or greatest of several answers leaves out what this name stands for, if it is blank. */
  | { kind: 'blankSkipped'; of: 'min' | 'max'; name: string }
  | PathFindingData

/** What only all paths together show. `because`: rules that leave nothing else, by their places. */
export type PathFindingData =
  /** No path shows it. */
  | { kind: 'unreachable'; because: FindingPlace[] }
  /** On every path that comes to it. */
  | { kind: 'conditionAlways'; because: FindingPlace[] }
  | { kind: 'conditionNever'; because: FindingPlace[] }
  /** It compares with what no allowed answer is, so that it holds `never`, or as *is not* `always`. */
  | { kind: 'comparisonNever'; part: Condition; holds: 'always' | 'never' }
  /** The condition comes to the same without this part, which holds `always`, `never`, or else
   * whenever it matters for what stands beside it. */
  | {
      kind: 'partNeedless'
      part: Condition
      /** Where it stands: the place in each group on the way down; the inside of a *not* is 0. */
      path: number[]
      holds: 'always' | 'never' | 'implied'
    }
  /** No answer is within the limits. With a witness: and on this path there has to be one. */
  | { kind: 'cannotBeAnswered'; witness?: Answers; seed?: number }
  /** No allowed answer has this option. */
  | { kind: 'optionNever'; optionId: string }
  | { kind: 'knockOutAlways' }
  | { kind: 'knockOutNever' }
  /** So many minutes may have passed before it is asked. */
  | { kind: 'knockOutLate'; minutes: number; witness: Answers; seed?: number }
  /** Whether any path shows it, or whether it can be answered. */
  | { kind: 'undecided'; about: 'reach' | 'answering'; why: Undecided }

/** What keeps a question about paths from being decided. */
export type Undecided =
  /** Whether a text can comply: a format or pattern, or words that get in each other's way. */
  | { by: 'text'; questionIds: string[] }
  /** What a calculated value can come to. */
  | { by: 'calculated' }
  /** Whether some lot draws the questions that it takes. */
  | { by: 'lot' }
  /** The search was given up. */
  | { by: 'budget' }

/** A problem blocks publishing, what is undecided asks for a confirmation, a warning does neither. */
export type FindingGrade = 'problem' | 'undecided' | 'warning'
export type Finding = { grade: FindingGrade; place: FindingPlace } & FindingData
export type FindingKind = Finding['kind']
