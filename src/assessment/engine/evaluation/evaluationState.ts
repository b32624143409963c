import type { Answer } from '#schemas/answer.ts'
import type { Compiled } from './compile.ts'
import type { Context } from '#src/assessment/engine/context.ts'
import type { Value } from '#src/assessment/engine/expressions/value.ts'
import type { Comparable } from '#src/assessment/engine/kinds/parts/defineAnswering.ts'
import type { Violation } from '#src/assessment/engine/violation.ts'
import type { Worklist } from './worklist.ts'

/** Mutated in place, only by `evaluation.ts` and `evaluating.ts`. Lists are indexed by question. */
export type Evaluation = {
  readonly compiled: Compiled
  readonly context: Context
  readonly answers: (Answer | undefined)[]
  /**
   * The comparable value of each answer, whether or not the question is shown; null means blank.
   */
  readonly values: (Comparable | null)[]
  /** The values as conditions see them: also null while the question is hidden. */
  readonly seen: (Comparable | null)[]
  /** The violation that applies whenever the question is shown. */
  readonly broken: (Violation | null)[]
  /** The violation by a missing part, which applies whenever the question is required. */
  readonly unfinished: (Violation | null)[]
  readonly shown: Uint8Array
  readonly shownSections: Uint8Array
  readonly required: Uint8Array
  readonly violations: (Violation | null)[]
  /** By index of the calculated value; null means blank. */
  readonly calculated: (Value | null)[]
  /** 1 for questions that this candidate gets. */
  readonly drawn: Uint8Array
  /** Indexes in this candidate's order; within each section those not drawn come last. */
  readonly order: Int32Array
  /** Answers to questions that this draft doesn't have, kept in case they return. */
  readonly orphans: Map<string, Answer>
  readonly worklist: Worklist
}

/**
 * Ids of everything whose visibility, required state or violation changed, and of the calculated
 * values that changed.
 */
export type Change = { questions: string[]; sections: string[]; calculated: string[] }
