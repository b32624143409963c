/**
 * Upload progress of a question's files. Kept beside the session rather than in the field, because
 * pages change and devices lock while bytes are stored, and a returning candidate must see the
 * result.
 */
import { createListeners } from '#src/base/store.ts'
import type { FileRefused } from '#src/assessment/words/values/fileRefusal.ts'
import type { FillSession } from '#src/assessment/renderer/session/fillSession.ts'

export type FileProgress = {
  /** Names of files being stored right now. */
  readonly storing: readonly string[]
  readonly refusals: readonly FileRefused[]
}

const IDLE: FileProgress = { storing: [], refusals: [] }

const progressBySession = new WeakMap<FillSession, Map<string, FileProgress>>()
const listeners = createListeners()

export function progressOf(session: FillSession, questionId: string): FileProgress {
  return progressBySession.get(session)?.get(questionId) ?? IDLE
}

export function changeProgress(
  session: FillSession,
  questionId: string,
  change: (now: FileProgress) => FileProgress,
): void {
  const ofSession = progressBySession.get(session) ?? new Map<string, FileProgress>()
  progressBySession.set(session, ofSession)
  ofSession.set(questionId, change(progressOf(session, questionId)))
  listeners.notify()
}

export const subscribeProgress = listeners.subscribe
