/**
 * Whether a full disk has put the data of this address at risk. After an append that failed Chromium
 * goes on writing to the same torn log, and all seems well: until its next start, when it takes the
 * middle of that log for damage and deletes everything, what was saved since included. So a full disk
 * is noted, for every tab, and nobody says "saved" before the log has been replaced (logRotation.ts).
 */
import { useSyncExternalStore } from 'react'

/** Where other tabs, and the page that this one loads next, find the note. */
const MARK = 'talentflow.fullDisk'

/** True from a write that found the disk full, in any tab, until the log was replaced. */
export function isAtRisk(): boolean {
  return risk !== null
}

/** Draws anew when that changes. */
export function useAtRisk(): boolean {
  return useSyncExternalStore(onRisk, isAtRisk)
}

/** Calls `listener` when that changes, or a write fails again. Returns how to stop. */
export function onRisk(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A write found the disk full. */
export function noteFullDisk(): void {
  become(crypto.randomUUID())
  mark(risk)
}

/** Which failure was the last; null while nothing is at risk. */
export function currentRisk(): string | null {
  return marked() ?? risk
}

/** All is safe again, unless a write failed after `ended`, in whichever tab. */
export function endRisk(ended: string): void {
  if ((marked() ?? ended) !== ended) return
  mark(null)
  become(null)
}

/** Takes over what other tabs note. Returns how to stop. */
export function hearOfRisk(): () => void {
  const look = ({ key }: { key: string | null }) => {
    if (key === MARK) become(marked())
  }
  look({ key: MARK })
  addEventListener('storage', look)
  return () => removeEventListener('storage', look)
}

let risk: string | null = null
const listeners = new Set<() => void>()

function become(next: string | null): void {
  if (next === risk) return
  risk = next
  for (const listener of [...listeners]) listener()
}

function mark(next: string | null): void {
  try {
    if (next === null) localStorage.removeItem(MARK)
    else localStorage.setItem(MARK, next)
  } catch {
    // No room for this either, or no access to it: then at least this page knows.
  }
}

function marked(): string | null {
  try {
    return localStorage.getItem(MARK)
  } catch {
    return risk
  }
}
