/** What the first paint waits for. A database that does not open must not block the page. */
export const FIRST_PAINT_MS = 500

/** What a candidate's page waits to learn whether the device was handed over. */
export const CANDIDATE_MODE_MS = 1000
