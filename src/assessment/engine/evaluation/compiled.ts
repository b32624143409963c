import type { Section } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import type { CompiledCondition } from '#src/assessment/engine/conditions/compileCondition.ts'
import type { PreparedQuestion } from '#src/assessment/engine/kinds/parts/defineAnswering.ts'
import type { Violation } from '#src/assessment/engine/violation.ts'

export type CompiledQuestion = {
  readonly question: Question
  readonly prepared: PreparedQuestion
  readonly sectionIndex: number
  readonly showIf: CompiledCondition | null
  readonly requiredIf: CompiledCondition | null
  readonly alwaysRequired: boolean
  /** The violation for leaving it blank, created once so that its identity is stable. */
  readonly missing: Violation
}

export type CompiledSection = {
  readonly section: Section
  /** The index of its first question; `to` is the one after its last. */
  readonly from: number
  readonly to: number
  readonly showIf: CompiledCondition | null
}
