/**
 * How often each property is tried, and from which seed. The seed is always the same, so that a run
 * can be repeated exactly and says the same everywhere; `npm run test:long` tries new ones.
 */
export const propertyRuns = {
  numRuns: Number(process.env.PROPERTY_RUNS ?? 2000),
  seed: Number(process.env.PROPERTY_SEED ?? 20_261_121),
}

/** Where a single try takes its time, and few of them tell as much. */
export const fewRuns = { ...propertyRuns, numRuns: 100 }
