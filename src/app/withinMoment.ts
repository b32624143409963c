/** What the first paint waits for. A database that does not open must not block the page. */
const MOMENT_MS = 500

/** Undefined if it takes longer. */
export function withinMoment<T>(reading: Promise<T>): Promise<T | undefined> {
  const over = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), MOMENT_MS)
  })
  return Promise.race([reading, over])
}
