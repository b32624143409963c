import type { Settings } from '#schemas/definition.ts'

/**
 * A share from 0 to 1 in percent, as it is shown (rule S20): rounded down to `digits`, so that a
 * share short of 100 or of a pass mark is never shown as reaching it. If it has reached one of the
 * `limits`, in percent, that the rounding would fall below (62.5), it has as many more digits as
 * that takes. Never negative zero.
 */
export function shownPercent(share: number, limits: readonly number[] = [], digits = 0): number {
  const percent = reliable(share * 100)
  for (let more = digits; more < MOST_DIGITS; more++) {
    const shown = roundedDown(percent, more)
    if (!limits.some((limit) => shown < limit && limit <= percent)) return shown
  }
  return percent
}

/** The percentages that decide the outcome: the pass mark, and where each band starts. */
export function outcomeLimits({
  passMark,
  bands = [],
}: Pick<Settings, 'passMark' | 'bands'>): number[] {
  return [...(passMark ? [passMark.percent] : []), ...bands.map(({ from }) => from)]
}

const MOST_DIGITS = 10

function roundedDown(percent: number, digits: number): number {
  const unit = 10 ** digits
  // Adding 0 makes negative zero positive.
  return Math.floor(reliable(percent * unit)) / unit + 0
}

/** Without the error of binary fractions: 0.57 is 57 percent, and not 56.99999999999999. */
export function reliable(value: number): number {
  return Number(value.toPrecision(13))
}
