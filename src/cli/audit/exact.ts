/**
 * Exact fractions for the audit. The engine has its own (`scoring/fraction.ts`), which the audit
 * checks and so can't use.
 */
export interface Exact {
  readonly top: bigint
  /** Above 0, and without a common divisor with `top`. */
  readonly bottom: bigint
}

export const ZERO: Exact = { top: 0n, bottom: 1n }

/** The decimal as it is written: 0.1 is a tenth. */
export function exact(decimal: number): Exact {
  const [, sign = '', whole = '0', decimals = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/.exec(String(decimal)) ?? []
  const digits = BigInt(`${sign}${whole}${decimals}`)
  const places = decimals.length - Number(power)
  return places < 0
    ? over(digits * 10n ** BigInt(-places), 1n)
    : over(digits, 10n ** BigInt(places))
}

const MOST_PARTS = 1000
const DIGITS = 15

/**
 * A result that was rounded to 15 digits, before it was (rule S8): the fraction of at most 1,000
 * parts that rounds to it, or else the decimal as it is written.
 */
export function beforeRounding(decimal: number): Exact {
  for (let parts = 1; parts <= MOST_PARTS; parts++) {
    const part = Math.round(decimal * parts)
    if (Number((part / parts).toPrecision(DIGITS)) !== decimal) continue
    if (Number.isSafeInteger(part)) return over(BigInt(part), BigInt(parts))
  }
  return exact(decimal)
}

export function plus(...all: readonly Exact[]): Exact {
  return all.reduce(
    (sum, { top, bottom }) => over(sum.top * bottom + top * sum.bottom, sum.bottom * bottom),
    ZERO,
  )
}

export function minus(one: Exact, other: Exact): Exact {
  return plus(one, { top: -other.top, bottom: other.bottom })
}

export function times(one: Exact, other: Exact): Exact {
  return over(one.top * other.top, one.bottom * other.bottom)
}

/** `other` is not 0. */
export function quotient(one: Exact, other: Exact): Exact {
  const sign = other.top < 0n ? -1n : 1n
  return over(one.top * other.bottom * sign, one.bottom * other.top * sign)
}

/** `part` of `parts` equal parts of it. */
export function share(whole: Exact, part: number, parts: number): Exact {
  return times(whole, over(BigInt(part), BigInt(parts)))
}

/** Below, at or above 0 as `one` is below, equal to or above `other`. */
export function compare(one: Exact, other: Exact): number {
  return Number(one.top * other.bottom - other.top * one.bottom)
}

/** Whether not all of them are the same. */
export function differ(values: readonly Exact[]): boolean {
  return values.some((each) => compare(each, values[0] ?? each) !== 0)
}

export function largest(first: Exact, ...others: readonly Exact[]): Exact {
  return others.reduce((most, each) => (compare(each, most) > 0 ? each : most), first)
}

const DECIMALS = 10n ** 30n

export function asNumber({ top, bottom }: Exact): number {
  const whole = top / bottom
  return Number(whole) + Number(((top - whole * bottom) * DECIMALS) / bottom) / Number(DECIMALS)
}

function over(top: bigint, bottom: bigint): Exact {
  let [a, b] = [top < 0n ? -top : top, bottom]
  while (b > 0n) [a, b] = [b, a % b]
  return a === 0n ? ZERO : { top: top / a, bottom: bottom / a }
}
