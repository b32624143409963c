/**
 * How far the chosen files of a question have come. Kept beside the session and not in the field: pages
 * turn and a device locks while bytes are stored, and whoever comes back must see what became of each.
 */
import type { FillSession } from '#src/renderer/fillSession.ts'

export type FileProgress = {
  /** Names of files that are being stored right now. */
  readonly storing: readonly string[]
  /** Why files were not taken, in words. */
  readonly refusals: readonly string[]
}

const IDLE: FileProgress = { storing: [], refusals: [] }

const progressBySession = new WeakMap<FillSession, Map<string, FileProgress>>()
const listeners = new Set<() => void>()

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
  for (const listener of [...listeners]) listener()
}

export function subscribeProgress(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
