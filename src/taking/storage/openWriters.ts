/** This page's writers by attempt, because submitting has to pause one. */
export interface OpenWriter {
  pause(): void
  /** Saving continues. */
  resume(): void
  /** Nothing is left to save, and nothing more is written. */
  finish(): void
  /** The record is no longer the one the writer knows: it reports that and never writes again. */
  giveUp(outcome: 'gone' | 'changed'): void
}

/** Returns a function that unregisters it. */
export function registerWriter(attemptId: string, writer: OpenWriter): () => void {
  writerByAttemptId.set(attemptId, writer)
  return () => writerByAttemptId.delete(attemptId)
}

/**
 * Pauses the writer of an attempt while it is submitted: a write by the closing page would
 * overwrite the submitted attempt with the unfinished one. Null if none is open here.
 */
export function pauseWriter(attemptId: string): Omit<OpenWriter, 'pause'> | null {
  const writer = writerByAttemptId.get(attemptId)
  writer?.pause()
  return writer ?? null
}

const writerByAttemptId = new Map<string, OpenWriter>()
