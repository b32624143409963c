/** What a step sets itself: it is shown where it was set, so only its other effects are said. */
import type { MeaningStep, StepName } from '#schemas/stepName.ts'

import type { MeaningChange } from './meaningWords.ts'

type ChangeOf = MeaningChange['of']

const KEY = ['key', 'reach'] as const

const SETS: { readonly [S in MeaningStep]: readonly ChangeOf[] } = {
  changePoints: ['points', 'key'],
  changeCorrectAnswer: KEY,
  changeCorrectAnswers: KEY,
  // The format of a short text, and whether its pattern ignores case, are set by these as well.
  changeAcceptedText: [],
  changeIgnoreCase: ['key'],
  changeTolerance: KEY,
  setCorrectOrder: KEY,
  changeCorrectOrder: KEY,
  removeCorrectOrder: KEY,
  changeRowScoring: KEY,
  changePartialPoints: KEY,
  scoreEachOption: [],
  scoreTheCorrectAnswer: [],
  changeLowestTotal: ['key', 'points'],
  setKnockOut: ['knockOut'],
  changeKnockOut: ['knockOut'],
  removeKnockOut: ['knockOut'],
  giveOnePoint: ['points'],
  removePoints: ['points', 'key'],
  removeScoring: [],
  makeRequired: ['requirement', 'condition'],
  makeOptional: ['requirement', 'condition'],
  makeRequiredByCondition: ['requirement', 'condition'],
  editRequiredWhen: ['condition'],
  addCondition: ['condition'],
  editCondition: ['condition'],
  removeCondition: ['condition'],
  removePartOfCondition: ['condition'],
  removeUnfinishedPart: ['condition'],
  removeDeletedOption: ['condition', 'key', 'knockOut'],
  removeDeletedRow: ['condition', 'key'],
}

/** Whether this is what the step is for. Those of a restored version were listed before. */
export function isSetBy(step: StepName, change: MeaningChange): boolean {
  if (step === 'discardChanges') return true
  if (typeof step === 'object' && step.key === 'restoreVersion') return true
  const name = typeof step === 'object' && step.key === 'questions' ? step.step : step
  return typeof name === 'string' && isSetting(name) && SETS[name].includes(change.of)
}

function isSetting(step: string): step is MeaningStep {
  return Object.hasOwn(SETS, step)
}
