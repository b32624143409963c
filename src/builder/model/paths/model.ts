/**
 * A definition as clauses: what is shown, what is answered, which comparisons are true. Actual
 * answers are only searched for when a candidate path needs one (`search.ts`).
 */
import type { Condition } from '#schemas/condition.ts'
import type { Compiled } from '#src/assessment/engine/evaluation/compile.ts'
import type { CompiledQuestion } from '#src/assessment/engine/evaluation/compiled.ts'
import type { CompiledCondition } from '#src/assessment/engine/conditions/compileCondition.ts'
import type { FindingPlace } from '#src/assessment/engine/findings/findings.ts'

import type { Demand } from '#src/assessment/engine/kinds/parts/demand.ts'
import type { FoundAnswer } from './findAnswer.ts'
import type { Literal } from './solver/literal.ts'
import type { Solver } from './solver/solver.ts'

/** A comparison with the answer to one question, as a literal that is false for a blank answer. */
export type Atom = Omit<Demand, 'isWanted'> & {
  readonly literal: Literal
  /** Relevant without any comparison: whether the question is required depends on it. */
  readonly always?: true
}

/** A condition at its place. */
export type Rule = {
  readonly place: FindingPlace
  readonly compiled: CompiledCondition
  readonly holds: Literal
  /** Its comparisons. */
  readonly atoms: readonly Literal[]
  /** The questions it reads, directly or through calculated values. */
  readonly questionIndices: readonly number[]
  /** Whether the rule reads a calculated value, whose result is only known by evaluating a path. */
  readonly isCalculated: boolean
  /** The rule is enabled while this is true, so that rules can be disabled. */
  readonly counts: Literal
}

export type ModelledQuestion = {
  readonly index: number
  readonly compiled: CompiledQuestion
  /** Drawn at random. */
  readonly drawn: Literal
  readonly shown: Literal
  /** Shown, and answered within its limits. */
  readonly answered: Literal
  readonly required: Literal
  /** The rule about being required is enabled while this is true. */
  readonly requiredCounts: Literal
  readonly showIf: Rule | null
  readonly requiredIf: Rule | null
  readonly atoms: Atom[]
  /** Cached results, by demands. */
  readonly found: Map<string, FoundAnswer>
  /** Whether any answer is within the limits. */
  readonly answerable: 'yes' | 'no' | 'unclear'
}

export type ModelledSection = {
  readonly place: FindingPlace
  readonly shown: Literal
  readonly showIf: Rule | null
}

export type Model = {
  readonly compiled: Compiled
  readonly solver: Solver
  readonly questions: ModelledQuestion[]
  readonly sections: ModelledSection[]
  readonly rules: Rule[]
  /** By the literal that enables the rule. */
  readonly placeByRule: Map<Literal, FindingPlace>
  /** While this is true, answers that can't be decided count as possible. */
  readonly unclear: Literal
  readonly literalByComparison: Map<string, Literal>
  /** Comparisons with calculated values, with their results for a blank value. */
  readonly calculatedAsBlank: Literal[]
  /** By the targets of a condition, then by its part. */
  readonly literalsByTargets: WeakMap<CompiledCondition['targets'], WeakMap<Condition, Literal>>
  /** By the literals that enable these rules. */
  readonly scopeByRules: Map<string, Scope>
}

export type Scope = {
  readonly questions: readonly ScopedQuestion[]
  /** The rules enabled there. */
  readonly rules: readonly Literal[]
  /** The rules that the engine itself applies when showing; it never forces an answer. */
  readonly showing: readonly Literal[]
  /** The decisions for a path in this scope: blank before answered, for short witnesses. */
  readonly choices: readonly Literal[]
  /** Something depends on a calculated value, so a path must be confirmed by evaluating it. */
  readonly isCalculated: boolean
}

export type ScopedQuestion = {
  readonly index: number
  readonly drawn: Literal
  readonly answered: Literal
  /** The comparisons with its answer within the scope. */
  readonly atoms: readonly Atom[]
}
