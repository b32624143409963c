import { numberFormat } from '#src/wording/candidate/formats.ts'

/** Points, to two decimals: a third of a point is "0.33". */
export function pointsText(points: number, language = 'en'): string {
  return numberFormat(language, { maximumFractionDigits: 2 }).format(points)
}

/** "63%" for a share from 0 to 1, rounded to a whole number. */
export function percentText(share: number, language = 'en'): string {
  return numberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share)
}
