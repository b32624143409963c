/**
 * Points as exact fractions, so that three thirds are 1 and 0.1 + 0.2 is 0.3. Rounded once, after
 * everything is added up.
 */
export type Fraction = {
  readonly numerator: bigint
  /** Greater than 0. */
  readonly denominator: bigint
}

export const NO_POINTS: Fraction = { numerator: 0n, denominator: 1n }

/** The exact decimal that the number is written as: 0.1 is a tenth. */
export function fractionOf(decimal: number): Fraction {
  if (Number.isSafeInteger(decimal)) return { numerator: BigInt(decimal), denominator: 1n }
  const [digits = '', exponent = '0'] = String(decimal).split('e')
  const [whole = '', decimals = ''] = digits.split('.')
  const scale = Number(exponent) - decimals.length
  const numerator = BigInt(whole + decimals)
  return scale < 0
    ? { numerator, denominator: 10n ** BigInt(-scale) }
    : { numerator: numerator * 10n ** BigInt(scale), denominator: 1n }
}

/** `part` of `parts` equal parts of it. */
export function shareOf(whole: Fraction, part: number, parts: number): Fraction {
  return reduced(whole.numerator * BigInt(part), whole.denominator * BigInt(parts))
}

export function differenceOf(whole: Fraction, part: Fraction): Fraction {
  return sumOfFractions([whole, { ...part, numerator: -part.numerator }])
}

export function sumOfFractions(fractions: readonly Fraction[]): Fraction {
  // Most items share a few denominators.
  const byDenominator = new Map<bigint, bigint>()
  for (const { numerator, denominator } of fractions) {
    byDenominator.set(denominator, (byDenominator.get(denominator) ?? 0n) + numerator)
  }
  return [...byDenominator].reduce<Fraction>(
    (sum, [denominator, numerator]) =>
      reduced(
        sum.numerator * denominator + numerator * sum.denominator,
        sum.denominator * denominator,
      ),
    NO_POINTS,
  )
}

/** `percent` of it. */
export function partOf(whole: Fraction, percent: number): Fraction {
  const wanted = fractionOf(percent)
  return reduced(whole.numerator * wanted.numerator, whole.denominator * wanted.denominator * 100n)
}

/** Whether `part` is at least `percent` of `whole`. */
export function isAtLeast(part: Fraction, percent: number, whole: Fraction): boolean {
  const wanted = fractionOf(percent)
  return (
    part.numerator * 100n * wanted.denominator * whole.denominator >=
    wanted.numerator * whole.numerator * part.denominator
  )
}

const DIGITS = 15
const DECIMALS = 30

/** Rounded to the digits that a number represents reliably. */
export function rounded({ numerator, denominator }: Fraction): number {
  const whole = Number(numerator / denominator)
  const rest = ((numerator % denominator) * 10n ** BigInt(DECIMALS)) / denominator
  return Number((whole + Number(rest) / 10 ** DECIMALS).toPrecision(DIGITS))
}

const LARGEST_DENOMINATOR = 1_000

/**
 * The result of a calculation before it was rounded to 15 digits (rule X9): 0.333333333333333 is a
 * third. If there is no such fraction, the decimal as written.
 */
export function fractionBefore(rounding: number): Fraction {
  // Too few digits to have been rounded.
  if (Number(rounding.toPrecision(DIGITS - 3)) === rounding) return fractionOf(rounding)
  for (let parts = 3; parts <= LARGEST_DENOMINATOR; parts++) {
    const part = Math.round(rounding * parts)
    const isSame = Number((part / parts).toPrecision(DIGITS)) === rounding
    if (isSame && Number.isSafeInteger(part)) return reduced(BigInt(part), BigInt(parts))
  }
  return fractionOf(rounding)
}

function reduced(numerator: bigint, denominator: bigint): Fraction {
  let [a, b] = [numerator < 0n ? -numerator : numerator, denominator]
  while (b > 0n) [a, b] = [b, a % b]
  return { numerator: numerator / a, denominator: denominator / a }
}
