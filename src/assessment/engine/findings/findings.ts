import type { Answers } from '#schemas/answer.ts'
import type { Condition, Operator } from '#schemas/condition.ts'
import type { Question } from '#schemas/question.ts'
import type { ExpressionFinding } from '#src/assessment/engine/expressions/checkExpression.ts'

export type FindingField =
  | 'title'
  | 'prompt'
  | 'help'
  | 'introduction'
  | 'nextSteps'
  | 'code'
  | 'options'
  | 'rows'
  | 'label'
  | 'limits'
  | 'key'
  | 'points'
  | 'rubric'
  | 'knockOut'
  | 'showIf'
  | 'requiredIf'
  | 'questions'
  | 'required'
  | 'selfIdentification'
  | 'passMark'
  | 'bands'
  | 'draw'
  | 'timeLimit'
  | 'name'
  | 'expression'
  | 'translations'

/** Where it is. With only a field, it is about the assessment itself. */
export type FindingPlace = {
  sectionId?: string
  questionId?: string
  calculatedId?: string
  field?: FindingField
}

/** `one` means "at least one", `options` the number of options. */
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
  /** No question that can be answered. */
  | { kind: 'noQuestions' }
  | { kind: 'sectionEmpty' }
  | { kind: 'noPrompt' }
  | { kind: 'noOptions' }
  | { kind: 'oneOption' }
  | { kind: 'noOptionLabel'; optionIds: string[] }
  /** Options with the same text, by group. */
  | { kind: 'duplicateOptions'; groups: string[][] }
  | { kind: 'noRows' }
  | { kind: 'noRowLabel'; rowIds: string[] }
  /** Rows with the same text, by group. */
  | { kind: 'duplicateRows'; groups: string[][] }
  /** The checkbox of a consent has no label. */
  | { kind: 'noLabel' }
  /**
   * Another question of the assessment, or another option or row of the question, has the same
   * code.
   */
  | { kind: 'duplicateCodes'; code: string; optionIds?: string[]; rowIds?: string[] }
  | { kind: 'patternBroken' }
  | {
      kind: 'limitsUpsideDown'
      low: LowLimit
      high: HighLimit
      lowValue: number | string
      highValue: number | string
    }
  /** The author's limit is above the app's own. */
  | { kind: 'maxLengthTooHigh'; most: number }
  | { kind: 'noKeyPoints'; missing: 'key' | 'points' }
  /** No answer within the limits meets the key. */
  | { kind: 'keyOutOfReach' }
  /** A rubric level has fewer points than a mark can have, or more. `counted`: those it gives. */
  | { kind: 'levelTooLow'; levelId: string; points: number; counted: number }
  | { kind: 'levelTooHigh'; levelId: string; points: number; counted: number }
  /** Likely ways to type an accepted text that get no points. */
  | { kind: 'otherTyping'; texts: string[] }
  /**
   * Choosing every option earns the most. `most`: with at most so many choices it would not; null
   * if that isn't clear.
   */
  | { kind: 'everythingIsBest'; most: number | null }
  /** The key, points or knock-out are not those of the last published version. */
  | {
      kind: 'keyChangedSince'
      version: number
      published: Question
      changed: ('key' | 'reach' | 'scale' | 'points' | 'knockOut' | 'knockOutScale')[]
      /** The version has a key that was fixed, and the draft has another one. */
      isOfFix: boolean
    }
  /** It is asked differently than in the last published version, with the same key. */
  | { kind: 'askedDifferently'; version: number; fields: string[] }
  /** Candidates can choose this language in the last published version; the draft has none of it. */
  | { kind: 'languageLost'; version: number; language: string }
  /**
   * Every candidate starts a ranking with its correct order. `movable`: how many options could be
   * shuffled.
   */
  | { kind: 'startsCorrect'; movable: number }
  /** A condition refers to a question that doesn't exist. */
  | { kind: 'deadReference'; missing: string }
  /**
   * A condition or a key refers to an option that doesn't exist; without an operand, the key does.
   */
  | { kind: 'deadOption'; optionId: string; operandId?: string }
  | { kind: 'deadRow'; rowId: string; operandId?: string }
  | { kind: 'conditionOnLaterQuestion'; operandId: string }
  /** Both questions are in a section that is shuffled or drawn at random. */
  | { kind: 'conditionWithinMixed'; operandId: string }
  /** A self-identification question may only be counted over groups, and is required or scored. */
  | { kind: 'selfIdentificationCounts' }
  /** A condition or text uses an answer that may only be counted over groups. */
  | { kind: 'selfIdentificationUsed'; operandId: string }
  /** The operator or the compared value doesn't suit the answers to this question. */
  | { kind: 'testDoesNotFitKind'; operandId: string; op: Operator; unfit: 'operator' | 'value' }
  /** No answer is this number, or within this bound: the scale ends, or there are fewer options. */
  | {
      kind: 'numberNever'
      operandId: string
      value: number
      low: number
      high: number
      of: 'scale' | 'choices'
    }
  /** There is a pass mark or a band, and no question gives points. */
  | { kind: 'nothingToScore' }
  | { kind: 'bandWithoutName' }
  | { kind: 'bandsAlike'; from: number }
  /** A group without conditions, or a comparison without a value. */
  | { kind: 'conditionEmpty' }
  /** More questions are to be drawn than the section has. */
  | { kind: 'drawTooMany'; draw: number; there: number }
  /** Until no text is missing, candidates can't choose this language. `textId`: the first. */
  | { kind: 'translationMissing'; language: string; count: number; textId: string }
  /** Texts of this place changed after they were translated. `textId`: the first of them. */
  | { kind: 'translationToCheck'; languages: string[]; count: number; textId: string }
  /** The layout can't enforce the time limit of this section or question. */
  | { kind: 'timeLimitIdle' }
  /** In seconds: the time limit, and what reading and answering take. */
  | { kind: 'timeLimitShort'; limit: number; needed: number }
  | { kind: 'calculatedUnnamed' }
  /** A text refers to something that doesn't exist. */
  | { kind: 'deadQuote'; name: string }
  /** A text refers to a statement, which is never answered. */
  | { kind: 'quoteOfStatement'; name: string }
  /** A text refers to something that is not answered yet when the candidate reads it. */
  | { kind: 'quoteOfLater'; name: string }
  /** The text of the receipt refers to something. */
  | { kind: 'quoteOnReceipt'; name: string }
  | { kind: 'expressionBroken'; problem: ExpressionFinding }
  /** `min` or `max` of several answers ignores this name while it is blank. */
  | { kind: 'blankSkipped'; of: 'min' | 'max'; name: string }
  | PathFindingData

/**
 * Findings that only appear when all paths are considered. `because`: the places of the rules that
 * force them.
 */
export type PathFindingData =
  /** No path shows it. */
  | { kind: 'unreachable'; because: FindingPlace[] }
  /** On every path that reaches it. */
  | { kind: 'conditionAlways'; because: FindingPlace[] }
  | { kind: 'conditionNever'; because: FindingPlace[] }
  /**
   * The condition compares with a value that no allowed answer has, so its result is always the
   * same: `never` true, or `always` for *is not*.
   */
  | { kind: 'comparisonNever'; part: Condition; holds: 'always' | 'never' }
  /**
   * The condition means the same without this part, which is `always` true, `never` true, or only
   * true whenever its neighbours decide anyway.
   */
  | {
      kind: 'partNeedless'
      part: Condition
      /** Its position: the index in each group from the top down; 0 inside a *not*. */
      path: number[]
      holds: 'always' | 'never' | 'implied'
    }
  /** No answer is within the limits. With a witness: an answer is required on this path. */
  | { kind: 'cannotBeAnswered'; witness?: Answers; seed?: number }
  /** No allowed answer includes this option. */
  | { kind: 'optionNever'; optionId: string }
  | { kind: 'knockOutAlways' }
  | { kind: 'knockOutNever' }
  /** The knock-out question may be asked only after this many minutes. */
  | { kind: 'knockOutLate'; minutes: number; witness: Answers; seed?: number }
  /** Whether any path shows it, or whether it can be answered, is not known. */
  | { kind: 'undecided'; about: 'reach' | 'answering'; why: Undecided }

/** Why a question about paths could not be decided. */
export type Undecided =
  /** Whether a text can match: a format or pattern, or words that conflict. */
  | { by: 'text'; questionIds: string[] }
  /** The possible results of a calculated value. */
  | { by: 'calculated' }
  /** Whether any random selection includes the questions it needs. */
  | { by: 'draw' }
  /** The search reached its limit. */
  | { by: 'budget' }

/** Problems block publishing, undecided findings need a confirmation, warnings do neither. */
export type FindingGrade = 'problem' | 'undecided' | 'warning'
export type Finding = { grade: FindingGrade; place: FindingPlace } & FindingData
export type FindingKind = Finding['kind']
