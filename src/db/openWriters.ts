/**
 * The writers of this page, by their attempts: submitting has to hold one back.
 */
export interface OpenWriter {
  pause(): void
  /** Saving goes on. */
  resume(): void
  /** Nothing is left to be saved: nothing is written any more. */
  finish(): void
  /** The record is no longer the one that the writer knows: it says so, and never writes again. */
  giveUp(outcome: 'gone' | 'changed'): void
}

/** Returns how to forget it again. */
export function registerWriter(attemptId: string, writer: OpenWriter): () => void {
  writerByAttemptId.set(attemptId, writer)
  return () => writerByAttemptId.delete(attemptId)
}

/**
 * Holds back the writer of an attempt while it is being submitted: a write that the page makes as it
 * goes away would bring the unfinished attempt back over the submitted one. Null: none is open here.
 */
export function pauseWriter(attemptId: string): Omit<OpenWriter, 'pause'> | null {
  const writer = writerByAttemptId.get(attemptId)
  writer?.pause()
  return writer ?? null
}

const writerByAttemptId = new Map<string, OpenWriter>()
