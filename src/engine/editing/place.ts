/** Where a condition stands. */
export type Place = { sectionId: string } | { questionId: string }
/** Mints an id that was never used: `mint('q')`. */
export type Mint = (prefix: string) => string
