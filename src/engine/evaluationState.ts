import type { Answer } from '#schemas/answer.ts'
import type { Compiled } from './compile.ts'
import type { Context } from './context.ts'
import type { Value } from './expressions/value.ts'
import type { Comparable } from './questions/kind.ts'
import type { Violation } from './violation.ts'
import type { Worklist } from './worklist.ts'

/** Changed in place, and only by `evaluation.ts` and `evaluating.ts`. Lists go by index of the question. */
export type Evaluation = {
  readonly compiled: Compiled
  readonly context: Context
  readonly answers: (Answer | undefined)[]
  /** What the answer compares as, whether or not the question is shown; null: blank. */
  readonly values: (Comparable | null)[]
  /** The same as conditions see it: null as well while the question is hidden. */
  readonly seen: (Comparable | null)[]
  /** The rule that the answer breaks whenever the question is shown. */
  readonly broken: (Violation | null)[]
  /** What is left to answer whenever the question is required. */
  readonly unfinished: (Violation | null)[]
  readonly shown: Uint8Array
  readonly shownSections: Uint8Array
  readonly required: Uint8Array
  readonly violations: (Violation | null)[]
  /** By index of the calculated value; null: blank. */
  readonly calculated: (Value | null)[]
  /** Which questions this candidate gets. */
  readonly drawn: Uint8Array
  /** Indexes in the order of this candidate, within each section those not drawn last. */
  readonly order: Int32Array
  /** Answers to questions that this draft does not have, kept in case they come back. */
  readonly strays: Map<string, Answer>
  readonly worklist: Worklist
}

/**
 * Ids of what was shown or hidden, became required or not, or got another violation; and of the
 * calculated values that are others.
 */
export type Change = { questions: string[]; sections: string[]; calculated: string[] }
