/** How tables write what came of a score. */
import type { Version } from '#schemas/records/assessment.ts'
import type { PassResult } from '#src/assessment/engine/scoring/passResult.ts'
import { shownPercent } from '#src/assessment/engine/scoring/percent.ts'
import { type Score, shownShare } from '#src/assessment/engine/scoring/scoring.ts'
import { bandWords, passWords } from '#src/staff/words/scoreReasonWords.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'

import type { Writing } from './answerParts.ts'

const RESULTS = { yes: 'Passed', no: 'Not passed', open: 'Not decided' } as const

/**
 * Whether the pass mark is reached, and in words also a knock-out (rule S21). As a code it is the
 * first alone, which programs read beside the column of knock-outs.
 */
export function resultCell(
  { passed, toBeMarked, isKnockedOut }: PassResult,
  words: Writing['words'],
): string | null {
  if (words === 'codes') return passed
  const result = passed === 'no' ? passWords({ passed, toBeMarked }) : passed && RESULTS[passed]
  const results = [result, isKnockedOut && staffWords.scores.knockedOut]
  return results.filter(Boolean).join(' · ') || null
}

/** Null below all bands, and as a code also while it is open. */
export function bandCell(
  score: Pick<Score, 'most' | 'band' | 'openBands'>,
  version: Version,
  words: Writing['words'],
): string | null {
  if (score.openBands === null || words === 'codes') return bandName(score.band, version)
  return bandWords(score, version.definition.settings)
}

/** Its band by name, or the two that it is between. */
export function bandNames(
  { band, openBands }: Pick<Score, 'band' | 'openBands'>,
  version: Version,
): { band: string | null; openBands?: [lowest: string | null, highest: string | null] } {
  const name = (id: string | null) => bandName(id, version)
  if (openBands === null) return { band: name(band) }
  return { band: null, openBands: [name(openBands[0]), name(openBands[1])] }
}

/** Null below all bands. */
function bandName(id: string | null, { definition }: Version): string | null {
  return definition.settings.bands?.find((band) => band.id === id)?.name ?? null
}

/** In percent, rounded to two digits as far as S20 allows; null where it must not be shown (S15). */
export function percentCell(
  score: Pick<Score, 'points' | 'mostSoFar' | 'toBeMarked'>,
  limits: readonly number[],
): number | null {
  const share = shownShare(score, limits)
  if (share === null) return null
  const [down, nearest] = [shownPercent(share, limits, 2), twoDigits(share * 100)]
  // Further digits show that a limit is reached.
  if (twoDigits(down) !== down) return down
  // One of the two reaches a limit that the other does not.
  const isBetween = [...limits, 100].some((limit) => limit <= down !== limit <= nearest)
  return isBetween ? down : nearest
}

export function twoDigits(value: number): number {
  return Math.round(value * 100) / 100
}
