import { shownPercent } from '#src/assessment/engine/scoring/percent.ts'
import { formattedNumber } from '#src/assessment/words/values/formats.ts'

/** Points, to two decimals: a third of a point is "0.33". Never "-0". */
export function pointsText(points: number, language = 'en'): string {
  return formattedNumber(points, language, { maximumFractionDigits: 2, signDisplay: 'negative' })
}

/**
 * "62%" for 5 of 8: a share from 0 to 1, rounded down to a whole number (rule S20); "62.5%" if that
 * is one of the `limits` that it has to reach, in percent. Never "-0%".
 */
export function percentText(share: number, limits: readonly number[] = []): string {
  const options = { style: 'percent', maximumFractionDigits: 10 } as const
  return formattedNumber(shownPercent(share, limits) / 100, 'en', options)
}
