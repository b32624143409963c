import { createListeners, type Readable } from '#src/base/store.ts'
import type { SaveState } from '#src/taking/storage/saving.ts'

import type { OpenAttempt } from './openAttempt.ts'

/** How long everything must have been saved until that is shown again. */
export const CALM_MS = 300

/**
 * The state of saving as it is shown. While somebody types it stays at "Saving…", because a line
 * that changes back and forth with every key disturbs, and costs as much to paint as the key. It
 * never says "Saved" before that is true, and what goes wrong is shown at once.
 */
export function calmSaving({
  saveState,
  onSaveState,
}: Pick<OpenAttempt, 'saveState' | 'onSaveState'>): Readable<SaveState> {
  let shown = saveState()
  let waiting: ReturnType<typeof setTimeout> | undefined
  const show = () => {
    shown = saveState()
    notify()
  }
  const { subscribe, notify } = createListeners(() => {
    shown = saveState()
    const stop = onSaveState(() => {
      clearTimeout(waiting)
      const isMended = saveState().kind === 'saved' && shown.kind === 'saving'
      if (isMended) waiting = setTimeout(show, CALM_MS)
      else show()
    })
    return () => {
      clearTimeout(waiting)
      stop()
    }
  })
  return { getState: () => shown, subscribe }
}
