/** The clock, which loads only for assessments with time limits. */
import { loadClockWords } from '#src/assessment/words/catalogues.ts'

import type { clockParts as Parts } from './clockParts.ts'

type ClockParts = typeof Parts

let parts: ClockParts | null = null

/** False if it could not be loaded. Without limits there is nothing to load. */
export async function loadClock(language: string, isLimited: boolean): Promise<boolean> {
  if (!isLimited) return true
  try {
    await loadClockWords(language)
    parts = (await import('./clockParts.ts')).clockParts
    return true
  } catch {
    return false
  }
}

/** Null unless it was loaded. */
export function clockParts(): ClockParts | null {
  return parts
}
