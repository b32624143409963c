/**
 * The delays after wrong access codes: the same for a candidate and for an unknown email, so that
 * the two can't be told apart.
 */

/** How many wrong codes are allowed before there is a delay. */
const FREE_TRIES = 5
const FIRST_PAUSE_MS = 30_000
const MAX_PAUSE_MS = 15 * 60_000

export interface SignInAttempts {
  /** Consecutive wrong codes. */
  tries: number
  /** Codes are not checked before this time. */
  nextTryAt?: string
}

/**
 * The time until which no code is checked, or null. Setting the clock back only makes it longer.
 */
export function waitsUntil(tries: SignInAttempts, now: Date): string | null {
  const { nextTryAt } = tries
  return nextTryAt !== undefined && new Date(nextTryAt) > now ? nextTryAt : null
}

/**
 * After one more wrong code: from the fifth on there is a pause, doubling each time, up to 15
 * minutes.
 */
export function afterWrongCode({ tries }: SignInAttempts, now: Date): SignInAttempts {
  const wrong = tries + 1
  const pause = pauseAfter(wrong)
  if (pause === 0) return { tries: wrong }
  return { tries: wrong, nextTryAt: new Date(now.getTime() + pause).toISOString() }
}

/** Milliseconds to wait after so many wrong ones in a row. */
export function pauseAfter(wrong: number): number {
  if (wrong < FREE_TRIES) return 0
  return Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (wrong - FREE_TRIES))
}
