/**
 * Whether a full disk has put this origin's data at risk. After a failed append Chromium continues
 * writing to the same torn log, and everything seems fine until its next start: then it treats the
 * middle of that log as corruption and deletes everything, including what was saved since. So a
 * full disk is recorded for every tab, and nothing is reported as saved until the log has been
 * replaced (logRotation.ts).
 */
import { createStore } from '#src/base/store.ts'
import { useSyncExternalStore } from 'react'

/** Where other tabs, and the page loaded next, find the note. */
const MARK = 'talentflow.fullDisk'

/**
 * True in every tab from the first write that found the disk full until the log has been replaced.
 */
export function isAtRisk(): boolean {
  return store.getState() !== null
}

/** Re-renders when that changes. */
export function useAtRisk(): boolean {
  return useSyncExternalStore(onRisk, isAtRisk)
}

/**
 * Calls `listener` when that changes or another write fails. Returns a function that unsubscribes.
 */
export function onRisk(listener: () => void): () => void {
  return store.subscribe(listener)
}

/** Records that a write found the disk full. */
export function noteFullDisk(): void {
  set(crypto.randomUUID())
  mark(store.getState())
}

/** The latest failure; null if nothing is at risk. */
export function currentRisk(): string | null {
  return marked() ?? store.getState()
}

/** Ends the risk, unless a write in any tab failed after `ended`. */
export function endRisk(ended: string): void {
  if ((marked() ?? ended) !== ended) return
  mark(null)
  set(null)
}

/** Follows what other tabs record. Returns a function that unsubscribes. */
export function followRisk(): () => void {
  const look = ({ key }: { key: string | null }) => {
    if (key === MARK) set(marked())
  }
  look({ key: MARK })
  addEventListener('storage', look)
  return () => removeEventListener('storage', look)
}

const store = createStore<string | null>(null)

function set(next: string | null): void {
  if (next !== store.getState()) store.set(next)
}

function mark(next: string | null): void {
  try {
    if (next === null) localStorage.removeItem(MARK)
    else localStorage.setItem(MARK, next)
  } catch {
    // There may be no space for this either, or no access; then at least this page knows.
  }
}

function marked(): string | null {
  try {
    return localStorage.getItem(MARK)
  } catch {
    return store.getState()
  }
}
