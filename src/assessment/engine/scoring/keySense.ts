/** What earns the points of a question, in a form in which two questions can be compared (rule E11). */
import type { Question } from '#schemas/question.ts'
import type { TextRules } from '#schemas/textRules.ts'
import { getOwn } from '#src/assessment/engine/getOwn.ts'
import { allowedBy } from '#src/assessment/engine/kinds/answering.ts'
import type { Keyed, KeySense } from '#src/assessment/engine/kinds/parts/defineScoring.ts'
import { hasKey, scoringOf } from '#src/assessment/engine/kinds/scoring.ts'

import { isScoredByOption } from './optionPoints.ts'

type PointsSense = { readonly byOption: readonly (readonly [string, number])[]; floor: number }

/** Null for a question whose points are given by a person, or that has none. */
export function keySenseOf(question: Question): KeySense | PointsSense | null {
  if (isScoredByOption(question)) {
    const { floor, byOption } = question.optionPoints
    const isSet = question.kind === 'multipleChoice'
    const given = question.options
      .filter(({ role }) => !isSet || role !== 'all')
      .map(({ id }) => [id, getOwn(byOption, id) ?? 0] as const)
      .filter(([, points]) => points !== 0)
    return { byOption: given.toSorted(([a], [b]) => (a < b ? -1 : 1)), floor }
  }
  return hasKey(question) ? scoringOf(question).sense(question) : null
}

/** Whether some answer meets the key and breaks no rule of the question. */
export function canKeyBeMet(question: Keyed, textRules?: TextRules): boolean {
  return scoringOf(question).canBeMet(question, allowedBy(question, textRules))
}

/** The correct answers that are allowed, as far as limits cut a key, in a form to compare (E12). */
export function keyReachOf(question: Keyed, textRules?: TextRules): readonly unknown[] {
  const { canBeMet, allowedPart } = scoringOf(question)
  const isAllowed = allowedBy(question, textRules)
  if (!canBeMet(question, isAllowed)) return []
  return allowedPart?.(question, isAllowed) ?? [true]
}
