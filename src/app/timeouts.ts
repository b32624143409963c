/**
 * The longest wait before the first paint. A database that does not open must not block the page.
 */
export const FIRST_PAINT_MS = 500

/** The longest wait of a candidate's page to learn whether the device was handed over. */
export const CANDIDATE_MODE_MS = 1000
