/**
 * The one note that a tab keeps between two loads of the candidate's page.
 */
import { type Sitting, type TabNote, tabNoteSchema } from '#schemas/sitting.ts'

import { LOCK_AFTER_MS } from './idlePhase.ts'

const KEY = 'talentflow.take'

/** The note about this assessment; a note about another one, or an unreadable one, is no note. */
export function readTabNote(assessmentId: string): TabNote | null {
  const written = sessionStorage.getItem(KEY)
  if (written === null) return null
  const note = tabNoteSchema.safeParse(parsed(written))
  return note.success && note.data.assessmentId === assessmentId ? note.data : null
}

export function writeTabNote(note: TabNote): void {
  sessionStorage.setItem(KEY, JSON.stringify(note))
}

/** Leaves nothing in the tab at all, also what some other page of ours may have put there. */
export function clearTabNote(): void {
  sessionStorage.clear()
}

/**
 * Moves `lastActiveAt` on, so that a reload soon after asks nobody to sign in again; `changed` is what
 * else has become known of the sitting.
 */
export function touchSitting(
  assessmentId: string,
  now: number,
  changed: Partial<Pick<Sitting, 'attemptId' | 'mark'>> = {},
): void {
  const note = readTabNote(assessmentId)
  if (note?.kind === 'sitting') writeTabNote({ ...note, ...changed, lastActiveAt: now })
}

/** A moment in the future means that the clock was set back; then nobody knows, and we ask again. */
export function isFresh(sitting: Sitting, now: number): boolean {
  const idleMs = now - sitting.lastActiveAt
  return idleMs >= 0 && idleMs < LOCK_AFTER_MS
}

function parsed(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch {
    return null
  }
}
