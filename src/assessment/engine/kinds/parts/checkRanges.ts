import type {
  Finding,
  FindingPlace,
  HighLimit,
  LowLimit,
} from '#src/assessment/engine/findings/findings.ts'

type Bound = number | string | undefined

/** Two limits; the first must not exceed the second. */
export type Range = [low: LowLimit, lowValue: Bound, high: HighLimit, highValue: Bound]

/** Limits that no answer can satisfy. */
export function checkRanges(ranges: readonly Range[], at: FindingPlace): Finding[] {
  const place: FindingPlace = { ...at, field: 'limits' }
  return ranges.flatMap(([low, lowValue, high, highValue]): Finding[] =>
    lowValue !== undefined && highValue !== undefined && lowValue > highValue
      ? [{ grade: 'problem', kind: 'limitsUpsideDown', low, high, lowValue, highValue, place }]
      : [],
  )
}
