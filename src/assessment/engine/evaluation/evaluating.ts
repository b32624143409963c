/**
 * The evaluation pass: over all steps, or only those that depend on one answer (rules V1 to V4).
 */

import type { CompiledSection } from './compiled.ts'
import { slotOf } from './dependents.ts'
import type { Change, Evaluation } from './evaluationState.ts'
import type { Source } from '#src/assessment/engine/layout.ts'
import { addWork, takeWork } from './worklist.ts'

/** Every step once, in ascending order, so that dependencies come first. */
export function evaluateAll(evaluation: Evaluation): void {
  const ignored: Change = { questions: [], sections: [], calculated: [] }
  const { steps, sections } = evaluation.compiled
  for (const { of, index } of steps) {
    if (of === 'question') evaluateQuestion(evaluation, index, ignored)
    else if (of === 'calculated') evaluateCalculated(evaluation, index, ignored)
    else evaluation.shownSections[index] = isSectionHidden(evaluation, sections[index]) ? 0 : 1
  }
}

/** After the answer at `index` changed: that question, then its dependents in order. */
export function evaluateDependents(evaluation: Evaluation, index: number, change: Change): void {
  const wasSeen = evaluation.seen[index] !== null
  evaluateQuestion(evaluation, index, change)
  // An answer can compare as equal and still have another measure, so all that matters is whether
  // it was or is visible to conditions.
  if (wasSeen || evaluation.seen[index] !== null) addDependents(evaluation, index)
  workOff(evaluation, change)
}

/** Evaluates these steps, then the dependents of whatever they changed, in order. */
export function evaluateSteps(
  evaluation: Evaluation,
  steps: readonly number[],
  change: Change,
): void {
  for (const step of steps) addWork(evaluation.worklist, step)
  workOff(evaluation, change)
}

function workOff(evaluation: Evaluation, change: Change): void {
  const { worklist } = evaluation
  const { steps } = evaluation.compiled
  for (let step = takeWork(worklist); step >= 0; step = takeWork(worklist)) {
    const { of, index: its } = steps[step] ?? { of: 'section', index: -1 }
    if (of === 'section') evaluateSection(evaluation, its, change)
    else if (of === 'question') {
      if (evaluateQuestion(evaluation, its, change)) addDependents(evaluation, its)
    } else if (evaluateCalculated(evaluation, its, change)) addDependents(evaluation, -1 - its)
  }
}

function addDependents({ compiled, worklist }: Evaluation, source: Source): void {
  const slot = slotOf(source, compiled.questions.length)
  const to = compiled.dependentsFrom[slot + 1] ?? 0
  for (let i = compiled.dependentsFrom[slot] ?? 0; i < to; i++) {
    addWork(worklist, compiled.dependents[i] ?? 0)
  }
}

function evaluateSection(evaluation: Evaluation, sectionIndex: number, change: Change): void {
  const compiled = evaluation.compiled.sections[sectionIndex]
  if (compiled === undefined) return
  const shown = isSectionHidden(evaluation, compiled) ? 0 : 1
  if (shown === evaluation.shownSections[sectionIndex]) return
  evaluation.shownSections[sectionIndex] = shown
  change.sections.push(compiled.section.id)
  for (let index = compiled.from; index < compiled.to; index++) {
    addWork(evaluation.worklist, evaluation.compiled.stepByQuestion[index] ?? 0)
  }
}

/** Returns whether conditions see a different answer. */
function evaluateQuestion(evaluation: Evaluation, index: number, change: Change): boolean {
  const compiled = evaluation.compiled.questions[index]
  if (compiled === undefined) return false
  const { showIf, requiredIf } = compiled
  const isShown =
    evaluation.shownSections[compiled.sectionIndex] === 1 &&
    evaluation.drawn[index] === 1 &&
    (showIf === null || showIf.holds(evaluation))
  const isRequired =
    isShown && (compiled.alwaysRequired || (requiredIf !== null && requiredIf.holds(evaluation)))
  const value = evaluation.values[index] ?? null
  // *Required* is checked after all other rules (rules L1, L18).
  const wanted = value === null ? compiled.missing : evaluation.unfinished[index]
  const broken = evaluation.broken[index] ?? (isRequired ? wanted : null)
  const violation = isShown ? (broken ?? null) : null
  const shown = isShown ? 1 : 0
  const required = isRequired ? 1 : 0
  if (
    shown !== evaluation.shown[index] ||
    required !== evaluation.required[index] ||
    violation !== evaluation.violations[index]
  ) {
    evaluation.shown[index] = shown
    evaluation.required[index] = required
    evaluation.violations[index] = violation
    change.questions.push(compiled.question.id)
  }
  const seen = isShown ? value : null
  if (Object.is(seen, evaluation.seen[index])) return false
  evaluation.seen[index] = seen
  return true
}

function isSectionHidden(evaluation: Evaluation, section: CompiledSection | undefined): boolean {
  return section?.showIf?.holds(evaluation) === false
}

/** Returns whether its value changed. */
function evaluateCalculated(evaluation: Evaluation, index: number, change: Change): boolean {
  const compiled = evaluation.compiled.calculated[index]
  if (compiled === undefined) return false
  const before = evaluation.calculated[index] ?? null
  const value = compiled.value(evaluation)
  if (before === value || JSON.stringify(before) === JSON.stringify(value)) return false
  evaluation.calculated[index] = value
  change.calculated.push(compiled.source.id)
  return true
}
