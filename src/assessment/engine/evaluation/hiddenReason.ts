import type { Condition } from '#schemas/condition.ts'
import type { CompiledCondition } from '#src/assessment/engine/conditions/compileCondition.ts'
import type { Evaluation } from './evaluationState.ts'

/** Why a question is hidden: its section's condition, else random selection, else its own. */
export type HiddenReason =
  | { by: 'question'; questionId: string; condition: Condition }
  | { by: 'section'; sectionId: string; condition: Condition }
  | { by: 'draw'; sectionId: string }

/**
 * Null for a question that is shown. If its own condition hides it, the result is the same object
 * until the condition or a question it depends on changes.
 */
export function whyHidden(evaluation: Evaluation, questionId: string): HiddenReason | null {
  const index = evaluation.compiled.indexByQuestionId.get(questionId) ?? -1
  const compiled = evaluation.compiled.questions[index]
  if (compiled === undefined || evaluation.shown[index] === 1) return null
  const section = evaluation.compiled.sections[compiled.sectionIndex]
  if (section?.showIf && evaluation.shownSections[compiled.sectionIndex] === 0) {
    return { by: 'section', sectionId: section.section.id, condition: section.showIf.source }
  }
  if (section && evaluation.drawn[index] === 0) {
    return { by: 'draw', sectionId: section.section.id }
  }
  return compiled.showIf && ownReason(questionId, compiled.showIf)
}

const ownReasons = new WeakMap<CompiledCondition, HiddenReason>()

function ownReason(questionId: string, showIf: CompiledCondition): HiddenReason {
  const known = ownReasons.get(showIf)
  if (known) return known
  const reason: HiddenReason = { by: 'question', questionId, condition: showIf.source }
  // Unusable operands are left out of the compiled targets, so the condition alone doesn't show
  // that they changed.
  const targets = [...showIf.targets.values()]
  if (targets.length > 0 && !targets.includes(null)) ownReasons.set(showIf, reason)
  return reason
}
