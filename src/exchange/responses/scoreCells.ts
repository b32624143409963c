/** How tables write what came of a score. */
import type { Version } from '#schemas/assessment.ts'
import type { Outcome } from '#src/engine/scoring/outcome.ts'
import { shownPercent } from '#src/engine/scoring/percent.ts'

import type { Writing } from './answerParts.ts'

const RESULTS = { yes: 'Passed', no: 'Not passed', open: 'Not decided' } as const

/** Null without a pass mark. */
export function resultCell(passed: Outcome['passed'], words: Writing['words']): string | null {
  if (passed === null) return null
  return words === 'codes' ? passed : RESULTS[passed]
}

/** Null below all bands. */
export function bandName(id: string | null, { definition }: Version): string | null {
  return definition.settings.bands?.find((band) => band.id === id)?.name ?? null
}

/** In percent, rounded down to two digits; null if nothing has been scored (rule S20). */
export function percentCell(share: number | null, limits: readonly number[]): number | null {
  return share === null ? null : shownPercent(share, limits, 2)
}

export function twoDigits(value: number): number {
  return Math.round(value * 100) / 100
}
