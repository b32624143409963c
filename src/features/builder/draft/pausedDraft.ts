/**
 * The draft for a part of the screen that need not follow every key: what is typed comes in the next
 * pause, everything else at once.
 */
import type { DraftState, DraftStore } from './draftStore.ts'
import { createIdleTask } from './idle.ts'

export interface PausedDraft {
  getState(): DraftState
  subscribe(listener: () => void): () => void
}

const WHEN_TYPED = { pause: 150, within: 2000 }

export function createPausedDraft(draft: DraftStore): PausedDraft {
  let shown = draft.getState()
  const listeners = new Set<() => void>()
  const show = () => {
    if (shown === draft.getState()) return
    shown = draft.getState()
    for (const listener of [...listeners]) listener()
  }
  const later = createIdleTask(show, WHEN_TYPED)
  const follow = () => {
    if (isTypedOn(shown, draft.getState())) return later.ask()
    later.cancel()
    return show()
  }
  let stop: (() => void) | null = null
  return {
    getState() {
      if (!stop) shown = draft.getState()
      return shown
    },
    subscribe(listener) {
      listeners.add(listener)
      stop ??= draft.subscribe(follow)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stop?.()
        stop = null
        later.cancel()
      }
    },
  }
}

/** Whether all that happened in between is that the last step went on. */
function isTypedOn(before: DraftState, now: DraftState): boolean {
  const [step, next] = [before.past.at(-1), now.past.at(-1)]
  return (
    before.past.length === now.past.length &&
    before.future.length === now.future.length &&
    step?.at === next?.at &&
    step?.name === next?.name
  )
}
