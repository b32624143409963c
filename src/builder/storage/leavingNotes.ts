/**
 * A second copy of the note that a builder writes as its page is left, in localStorage, which is
 * synchronous. A transaction has to be started by the browser before anything can be put into it, and
 * WebKit drops the transactions of a page that is left before that answer arrives. For drafts only:
 * nothing from a candidate is ever kept here.
 */
const PREFIX = 'talentflow.unsaved.'

/** Replaces what was kept before. */
export function keepLeavingNotes(assessmentId: string, notes: readonly unknown[]): void {
  try {
    localStorage.setItem(PREFIX + assessmentId, JSON.stringify(notes))
  } catch {
    // No space or no access: there is still the note in the database.
  }
}

/** The notes as stored: not validated yet. */
export function leavingNotes(assessmentId: string): unknown[] {
  try {
    const notes: unknown = JSON.parse(localStorage.getItem(PREFIX + assessmentId) ?? '[]')
    return Array.isArray(notes) ? notes : []
  } catch {
    return []
  }
}

export function forgetLeavingNotes(assessmentId: string): void {
  try {
    localStorage.removeItem(PREFIX + assessmentId)
  } catch {
    // Without storage, no note can be read either.
  }
}

/** The ids of the assessments that have some. */
export function leavingNoteOwners(): string[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX))
    return keys.map((key) => key.slice(PREFIX.length))
  } catch {
    return []
  }
}

/** Deletes the notes of all assessments. */
export function forgetAllLeavingNotes(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX)) localStorage.removeItem(key)
    }
  } catch {
    // Without storage, no note can be read either.
  }
}
