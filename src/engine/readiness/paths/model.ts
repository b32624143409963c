/**
 * A definition as clauses: what is shown, what is given, which comparisons hold. Which answers there
 * are is looked into only when a possible path asks for one (`search.ts`).
 */
import type { Condition } from '#schemas/condition.ts'
import type { Compiled } from '#src/engine/compile.ts'
import type { CompiledQuestion } from '#src/engine/compiled.ts'
import type { CompiledCondition } from '#src/engine/conditions/compileCondition.ts'
import type { FindingPlace } from '#src/engine/readiness/findings.ts'

import type { Demand } from './answering/demand.ts'
import type { FoundAnswer } from './answering/findAnswer.ts'
import type { Literal } from './solver/literal.ts'
import type { Solver } from './solver/solver.ts'

/** A comparison with the answer to one question, as a literal that fails for a blank answer. */
export type Atom = Omit<Demand, 'isWanted'> & {
  readonly literal: Literal
  /** It is of interest whatever is compared: being required depends on it. */
  readonly always?: true
}

/** A condition where it stands. */
export type Rule = {
  readonly place: FindingPlace
  readonly compiled: CompiledCondition
  readonly holds: Literal
  /** Its comparisons. */
  readonly atoms: readonly Literal[]
  /** The questions that it looks at, also through calculated values. */
  readonly looksAt: readonly number[]
  /** It looks at a calculated value: what that comes to is only known from playing. */
  readonly isCalculated: boolean
  /** The rule counts only while this holds, so that a rule can be left out. */
  readonly counts: Literal
}

export type ModelledQuestion = {
  readonly index: number
  readonly compiled: CompiledQuestion
  /** By lot. */
  readonly drawn: Literal
  readonly shown: Literal
  /** Shown, and answered within its limits. */
  readonly given: Literal
  readonly required: Literal
  /** The rule of being required counts only while this holds. */
  readonly requiredCounts: Literal
  readonly showIf: Rule | null
  readonly requiredIf: Rule | null
  readonly atoms: Atom[]
  /** What was found before, by what was asked for. */
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
  /** By the literal that lets a rule count. */
  readonly placeByRule: Map<Literal, FindingPlace>
  /** While this holds, answers count as possible of which nobody can tell. */
  readonly unclear: Literal
  readonly literalByComparison: Map<string, Literal>
  /** Comparisons with calculated values, as they come out of a blank one. */
  readonly calculatedAsBlank: Literal[]
  /** By what a condition looks at, and then by its part. */
  readonly literalsByTargets: WeakMap<CompiledCondition['targets'], WeakMap<Condition, Literal>>
  /** By the literals that let these rules count. */
  readonly scopeByRules: Map<string, Scope>
}

export type Scope = {
  readonly questions: readonly ScopedQuestion[]
  /** The rules that count there. */
  readonly rules: readonly Literal[]
  /** Those of them that the engine goes by in showing: it never makes anybody answer. */
  readonly showing: readonly Literal[]
  /** What to decide on a path through it: blank rather than answered, for short witnesses. */
  readonly choices: readonly Literal[]
  /** Something depends on a calculated value: a path counts only once it has been played. */
  readonly isCalculated: boolean
}

export type ScopedQuestion = {
  readonly index: number
  readonly drawn: Literal
  readonly given: Literal
  /** What is compared of its answer within the scope. */
  readonly atoms: readonly Atom[]
}
