import { reliable } from '#src/assessment/engine/scoring/percent.ts'

/** A figure as it is shown: rounded, and with how many decimals it is written. */
export interface ShownFigure {
  value: number
  decimals: number
}

/**
 * A figure rounded to the nearest with so many decimals, halves away from zero, or with as many more
 * as it takes that it is still below each of the `limits` that it is below (rule F12).
 */
export function shownFigure(
  figure: number,
  decimals: number,
  limits: readonly number[] = [],
): ShownFigure {
  const value = reliable(figure)
  for (let more = decimals; more < MOST_DECIMALS; more++) {
    const shown = rounded(value, more)
    if (limits.every((limit) => shown < limit === value < limit)) {
      return { value: shown, decimals: more }
    }
  }
  return { value, decimals: MOST_DECIMALS }
}

/**
 * A share from 0 to 1 in percent, rounded like every figure. Only no one is 0 %, and only everyone
 * is 100 %.
 */
export function shownShare(
  share: number,
  decimals: number,
  limits: readonly number[] = [],
): ShownFigure {
  const percent = reliable(share * 100)
  const { value, decimals: least } = shownFigure(
    percent,
    decimals,
    limits.map((limit) => reliable(limit * 100)),
  )
  const isOtherEnd = (value === 0 && percent !== 0) || (value === 100 && percent < 100)
  return isOtherEnd && least < MOST_DECIMALS
    ? shownShare(share, least + 1, limits)
    : { value, decimals: least }
}

const MOST_DECIMALS = 10

function rounded(value: number, decimals: number): number {
  const unit = 10 ** decimals
  // Adding 0 makes negative zero positive.
  return (Math.sign(value) * Math.round(reliable(Math.abs(value) * unit))) / unit + 0
}
