/**
 * The draft for parts of the screen that need not follow every keystroke: typing is passed on after
 * a pause, everything else at once.
 */
import { createListeners, type Readable } from '#src/base/store.ts'
import type { DraftState, DraftStore } from './draftStore.ts'
import { createIdleTask } from './idle.ts'

export type PausedDraft = Readable<DraftState>

const WHEN_TYPED = { pause: 150, within: 2000 }

export function createPausedDraft(draft: DraftStore): PausedDraft {
  let shown = draft.getState()
  const show = () => {
    if (shown === draft.getState()) return
    shown = draft.getState()
    notify()
  }
  const later = createIdleTask(show, WHEN_TYPED)
  const follow = () => {
    if (isTypedOn(shown, draft.getState())) return later.request()
    later.cancel()
    return show()
  }
  let isHeard = false
  const { subscribe, notify } = createListeners(() => {
    isHeard = true
    const stop = draft.subscribe(follow)
    return () => {
      isHeard = false
      stop()
      later.cancel()
    }
  })
  return {
    getState() {
      if (!isHeard) shown = draft.getState()
      return shown
    },
    subscribe,
  }
}

/** Whether the only change is that the last step was extended. */
function isTypedOn(before: DraftState, now: DraftState): boolean {
  const [step, next] = [before.past.at(-1), now.past.at(-1)]
  return (
    before.past.length === now.past.length &&
    before.future.length === now.future.length &&
    step?.at === next?.at &&
    step?.name === next?.name
  )
}
