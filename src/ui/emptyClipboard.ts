/** The browser may ask the user first, which must not hold up a hand-over. */
const PATIENCE_MS = 500

/**
 * Removes what was copied last, because the next person at this device could paste it. Does nothing
 * where the browser refuses.
 */
export async function emptyClipboard(): Promise<void> {
  const late = new Promise((resolve) => {
    setTimeout(resolve, PATIENCE_MS)
  })
  await Promise.race([navigator.clipboard?.writeText('').catch(() => undefined), late])
}
