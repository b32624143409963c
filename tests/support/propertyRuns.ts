/**
 * How often each property is tried, and from which seed: ten times as often in `npm run test:full`.
 * The seed is fixed, so that a run can be repeated exactly; `npm run test:long` tries new ones.
 */
export const propertyRuns = {
  numRuns: Number(process.env.PROPERTY_RUNS ?? 200),
  seed: Number(process.env.PROPERTY_SEED ?? 20_261_121),
}

/** For expensive properties, where a few runs are enough. */
export const fewRuns = { ...propertyRuns, numRuns: 100 }
