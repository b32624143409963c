import type { Section } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import type { CompiledCondition } from './conditions/compileCondition.ts'
import type { AskedQuestion } from './questions/kind.ts'
import type { Violation } from './violation.ts'

export type CompiledQuestion = {
  readonly question: Question
  readonly asked: AskedQuestion
  readonly sectionIndex: number
  readonly showIf: CompiledCondition | null
  readonly requiredIf: CompiledCondition | null
  readonly alwaysRequired: boolean
  /** The violation of leaving it blank, made once so that it stays the same object. */
  readonly missing: Violation
}

export type CompiledSection = {
  readonly section: Section
  /** The index of its first question, and of the one after its last. */
  readonly from: number
  readonly to: number
  readonly showIf: CompiledCondition | null
}
