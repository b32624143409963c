/**
 * The waiting rule for wrong access codes: the same for a candidate and for an e-mail that nobody
 * has, so that nothing tells them apart.
 */

/** How often a code may be wrong before waiting begins. */
const FREE_TRIES = 5
const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 15 * 60_000

export interface Tries {
  /** Wrong codes in a row. */
  tries: number
  /** No code is looked at before this moment. */
  nextTryAt?: string
}

/** The moment until which no code is looked at, or null. A clock set back only makes it longer. */
export function waitsUntil(tries: Tries, now: Date): string | null {
  const { nextTryAt } = tries
  return nextTryAt !== undefined && new Date(nextTryAt) > now ? nextTryAt : null
}

/** After one more wrong code: from the fifth on a pause, twice as long each time, up to 15 minutes. */
export function afterWrongCode({ tries }: Tries, now: Date): Tries {
  const wrong = tries + 1
  if (wrong < FREE_TRIES) return { tries: wrong }
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (wrong - FREE_TRIES))
  return { tries: wrong, nextTryAt: new Date(now.getTime() + pause).toISOString() }
}
