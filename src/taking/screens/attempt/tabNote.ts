/** The note that a tab keeps between two loads of the candidate's page. */
import { type Sitting, type TabNote, tabNoteSchema } from '#schemas/records/sitting.ts'

import { LOCK_AFTER_MS } from './idlePhase.ts'

const KEY = 'talentflow.take'

/**
 * The note about this assessment; a note about another one, or an unreadable one, counts as none.
 */
export function readTabNote(assessmentId: string): TabNote | null {
  const written = sessionStorage.getItem(KEY)
  if (written === null) return null
  const note = tabNoteSchema.safeParse(parsed(written))
  return note.success && note.data.assessmentId === assessmentId ? note.data : null
}

export function writeTabNote(note: TabNote): void {
  sessionStorage.setItem(KEY, JSON.stringify(note))
}

/** Removes everything from the tab's storage, including what other pages of the app stored. */
export function clearTabNote(): void {
  sessionStorage.clear()
}

/**
 * Updates `lastActiveAt`, so that a quick reload needs no new sign-in; `changed` is what else is
 * now known of the sitting.
 */
export function touchSitting(
  assessmentId: string,
  now: number,
  changed: Partial<Pick<Sitting, 'attemptId' | 'language' | 'mark'>> = {},
): void {
  const note = readTabNote(assessmentId)
  if (note?.kind === 'sitting') writeTabNote({ ...note, ...changed, lastActiveAt: now })
}

/** The language that was chosen in this sitting; undefined for none. */
export function languageOfSitting(assessmentId: string): string | undefined {
  const note = readTabNote(assessmentId)
  return note?.kind === 'sitting' ? note.language : undefined
}

/** For the rest of the sitting, or for a reload of the page while nobody has signed in. */
export function noteLanguage(assessmentId: string, language: string, now: number): void {
  if (readTabNote(assessmentId)?.kind === 'sitting') {
    touchSitting(assessmentId, now, { language })
  } else {
    writeTabNote({ kind: 'choice', assessmentId, language, lastActiveAt: now })
  }
}

/**
 * A time in the future means that the clock was set back, so the age is not known and the page asks
 * again.
 */
export function isFresh({ lastActiveAt }: Pick<Sitting, 'lastActiveAt'>, now: number): boolean {
  const idleMs = now - lastActiveAt
  return idleMs >= 0 && idleMs < LOCK_AFTER_MS
}

function parsed(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch {
    return null
  }
}
