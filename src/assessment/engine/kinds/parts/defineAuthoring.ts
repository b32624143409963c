/**
 * The authoring of one kind of question: defaults, conversion, checks. Never loaded by the
 * candidate's page.
 */
import type { Answer } from '#schemas/answer.ts'
import type { Operator } from '#schemas/condition.ts'
import type {
  AnswerableQuestion,
  Option,
  QuestionKind,
  QuestionOf,
  Row,
} from '#schemas/question.ts'
import type { ChangeOf } from '#src/assessment/engine/change.ts'
import type { Finding, FindingPlace } from '#src/assessment/engine/findings/findings.ts'

/** The sort of value that a predicate compares with; `order` is a list of options in order. */
export type ValueSort = 'text' | 'number' | 'date' | 'option' | 'options' | 'order' | 'tick'

/** Returns the new id, or null to remove it. */
export type IdChange = (id: string) => string | null

/** The properties of every new question, whatever its kind. */
type NewQuestion = Pick<QuestionOf<'statement'>, 'id' | 'code' | 'prompt'>

type Parts<K extends QuestionKind> = {
  /** The lists of parts in a new question. */
  readonly parts: readonly ('options' | 'rows')[]
  /** A question as it is when just added. */
  added(shared: NewQuestion, parts: { options: Option[]; rows: Row[] }): QuestionOf<K>
  /**
   * The properties kept when converting from another kind, besides those that all kinds share (rule
   * E6).
   */
  kept(before: AnswerableQuestion): ChangeOf<QuestionOf<K>>
  /** Problems in the properties that only this kind has. */
  check(question: QuestionOf<K>, at: FindingPlace): Finding[]
  /** Whether a single option leaves nothing to choose from. */
  needsTwo(question: QuestionOf<K>): boolean
  /** With option and row ids in its key replaced; whatever becomes empty is removed. */
  withPartIds(question: QuestionOf<K>, change: IdChange): QuestionOf<K>
  /**
   * An answer with option and row ids replaced; one of the wrong shape stays as it is (rule B2).
   */
  answerWithPartIds(answer: Answer, newId: (id: string) => string): Answer
  /**
   * The options an answer chooses in existing rows, with the ones that *all of these* selects (rule
   * C12).
   */
  chosen(question: QuestionOf<K>, answer: Answer): readonly string[]
}

type Look = { row?: string; op: Operator }

export type Authoring<K extends QuestionKind = QuestionKind> = Parts<K> & {
  readonly kind: K
  /**
   * The sort of value that a predicate on the whole answer, or on one row, compares with (rules C6,
   * C7, C10 and C11).
   */
  compared(question: QuestionOf<K>, look: Look): ValueSort
  /** Examples of answers in a file, for people who write one by hand. */
  readonly examples: readonly Answer[]
}

type OwnParts<K extends QuestionKind> = Partial<Parts<K>> &
  Pick<Parts<K>, 'added'> & {
    compared: ValueSort | Authoring<K>['compared']
    examples: readonly Answer[]
  }

/** The defaults are those of a kind without parts and limits. */
export function defineAuthoring<K extends QuestionKind>(
  kind: K,
  { compared, ...own }: OwnParts<K>,
): Authoring<K> {
  return {
    parts: [],
    kept: () => ({}),
    check: () => [],
    needsTwo: () => false,
    withPartIds: (question) => question,
    answerWithPartIds: (answer) => answer,
    chosen: () => [],
    ...own,
    compared: typeof compared === 'string' ? () => compared : compared,
    kind,
  }
}
