/**
 * The pass over the steps, whole or only over what depends on one answer (rules V1 to V4).
 */

import type { CompiledSection } from './compiled.ts'
import { slotOf } from './dependents.ts'
import type { Change, Evaluation } from './evaluationState.ts'
import type { Source } from './layout.ts'
import { addWork, takeWork } from './worklist.ts'

/** Every step once, from low to high, so that each sees what it depends on. */
export function evaluateAll(evaluation: Evaluation): void {
  const ignored: Change = { questions: [], sections: [], calculated: [] }
  const { steps, sections } = evaluation.compiled
  for (const { of, index } of steps) {
    if (of === 'question') evaluateQuestion(evaluation, index, ignored)
    else if (of === 'calculated') evaluateCalculated(evaluation, index, ignored)
    else evaluation.shownSections[index] = isSectionHidden(evaluation, sections[index]) ? 0 : 1
  }
}

/** After the answer at `index` was taken: that question, and then what looks at it, in order. */
export function evaluateDependents(evaluation: Evaluation, index: number, change: Change): void {
  const { worklist } = evaluation
  const { steps } = evaluation.compiled
  const wasSeen = evaluation.seen[index] !== null
  evaluateQuestion(evaluation, index, change)
  // Another answer can compare as the same and yet measure differently, so all that matters is
  // whether anybody saw or sees it.
  if (wasSeen || evaluation.seen[index] !== null) addDependents(evaluation, index)
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

/** Returns whether conditions see another answer than before. */
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
  // What *required* asks comes after all other rules (rules L1, L18).
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

/** Returns whether it has another value than before. */
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
