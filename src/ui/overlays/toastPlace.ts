/**
 * Where toasts appear: in the corner of the window, unless a screen full of controls provides
 * another place. Of several, the latest counts, usually that of a dialog.
 */
import { createStore } from '#src/base/store.ts'
import { useCallback, useSyncExternalStore } from 'react'

import { latestToast } from './toasts.ts'

type ToastPlace = {
  readonly element: HTMLElement
  /** The id of the last toast before this place: only later ones are shown here, and failures. */
  readonly after: number
}

/** In a collapsed pane a toast would not be visible. */
const hidden = new WeakSet<HTMLElement>()
const places = createStore<readonly ToastPlace[]>([])

/**
 * For the element in which toasts appear while it is mounted. A dialog shows `onlyNew` ones:
 * earlier ones are about something else, and reappear when it is closed.
 */
export function useToastPlace(
  which: 'all' | 'onlyNew' = 'all',
): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback(
    (element) => {
      if (element === null) return undefined
      const place = { element, after: which === 'all' ? 0 : latestToast() }
      places.set([...places.getState(), place])
      const stopWatching = whenHidden(element, (isHidden) => {
        if (isHidden) hidden.add(element)
        else hidden.delete(element)
        places.set(places.getState())
      })
      return () => {
        stopWatching()
        places.set(places.getState().filter((each) => each !== place))
      }
    },
    [which],
  )
}

export function useCurrentToastPlace(): ToastPlace | null {
  return useSyncExternalStore(places.subscribe, current)
}

function current(): ToastPlace | null {
  return places.getState().findLast(({ element }) => !hidden.has(element)) ?? null
}

/** A collapsed pane has no size. */
function whenHidden(element: HTMLElement, notify: (isHidden: boolean) => void): () => void {
  const around = element.parentElement
  if (around === null || typeof ResizeObserver === 'undefined') return () => undefined
  const observer = new ResizeObserver(([entry]) => notify(entry?.contentRect.width === 0))
  observer.observe(around)
  return () => observer.disconnect()
}
