/**
 * An attempt in somebody's hands: its answers on screen, and the one writer that stores them.
 */

import type { Answers } from '#schemas/answer.ts'
import type { Definition } from '#schemas/definition.ts'
import { openAttemptWriter, type SaveState } from '#src/db/saving.ts'
import type { StartedAttempt } from '#src/db/taking.ts'
import { compile } from '#src/engine/compile.ts'
import type { FileKeeper } from '#src/renderer/fileKeeper.ts'
import { createFillSession, type FillSession } from '#src/renderer/fillSession.ts'

import { startActiveClock } from './activeClock.ts'
import { attemptFiles } from './attemptFiles.ts'

export type OpenAttempt = {
  candidateId: string
  attemptId: string
  definition: Definition
  session: FillSession
  files: FileKeeper
  /** Where the candidate was; absent at the very first page. */
  startPlace: string | undefined
  savePlace: (place: string) => void
  /** Calls back when an answer was changed, or a page turned. */
  onChange: (listener: () => void) => () => void
  /**
   * Settles when all is saved, or could not be: the save state says which. Of the files that were on
   * their way it says how many could not be kept.
   */
  flush: () => Promise<number>
  /** Lets go of the response; what is not saved by then is tried once more. */
  close: () => void
  saveState: () => SaveState
  /** There is something that only this page has, or that may not outlive the browser; not once it was closed, which gives that up. */
  hasUnsaved: () => boolean
  onSaveState: (listener: () => void) => () => void
}

/** What is given now will never be saved: the record was deleted, or is somebody else's by now. */
export function isLost(state: SaveState): boolean {
  return state.kind === 'elsewhere' || (state.kind === 'failed' && state.error.kind === 'not-found')
}

/** Null when another tab of this device is filling in the same response. */
export async function openAttempt({
  response,
  version,
}: StartedAttempt): Promise<OpenAttempt | null> {
  const { current } = response
  if (current === undefined) throw new Error('A started response has a current attempt')

  let state: SaveState = { kind: 'saved', at: new Date().toISOString() }
  const listeners = new Set<() => void>()
  const changeListeners = new Set<() => void>()
  const writer = openAttemptWriter({
    response,
    onState(next) {
      state = next
      for (const listener of listeners) listener()
    },
  })
  const clock = startActiveClock(current.clock.activeMs)
  let closed = false
  const close = () => {
    closed = true
    clock.stop()
    writer.close()
  }
  const session = createFillSession(compile(version.definition), current.answers, current)
  const change = (part: { answers: Answers } | { place: string }) => {
    writer.change({ ...part, activeMs: Math.round(clock.read()) })
    for (const listener of changeListeners) listener()
  }
  session.onAnswer((_questionId, answers) => change({ answers }))

  await writer.flush()
  // Asked for through the function: the writer has changed it in the meantime.
  const readState = () => state
  if (readState().kind === 'elsewhere') {
    close()
    return null
  }
  const files = attemptFiles(current.attemptId, async () => {
    await writer.flush()
    return readState().kind === 'saved'
  })
  return {
    candidateId: response.candidateId,
    attemptId: current.attemptId,
    definition: version.definition,
    session,
    files,
    startPlace: current.place,
    savePlace: (place) => change({ place }),
    onChange(listener) {
      changeListeners.add(listener)
      return () => changeListeners.delete(listener)
    },
    async flush() {
      const refused = await files.settled()
      await writer.flush()
      return refused
    },
    close,
    saveState: readState,
    hasUnsaved: () => !closed && !['saved', 'saving'].includes(state.kind),
    onSaveState(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
