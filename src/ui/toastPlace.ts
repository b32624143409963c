/**
 * Where toasts appear: at the corner of the window, unless something that is full of controls keeps a
 * place of its own for them. Of several places the one that was opened last counts: a dialog's, mostly.
 */
import { useCallback, useSyncExternalStore } from 'react'

import { latestToast } from './toasts.ts'

type ToastPlace = {
  readonly element: HTMLElement
  /** Only later toasts are shown here, and what has failed. */
  readonly after: number
}

let places: readonly ToastPlace[] = []
/** In a pane that is collapsed nobody would see what is told. */
const hidden = new WeakSet<HTMLElement>()
const listeners = new Set<() => void>()

function become(next: readonly ToastPlace[]): void {
  places = next
  for (const listener of [...listeners]) listener()
}

/**
 * For the element that toasts are to appear in, as long as it is there. A dialog shows `onlyNew` ones:
 * what was told before it opened is about something else, and appears again when it is closed.
 */
export function useToastPlace(
  which: 'all' | 'onlyNew' = 'all',
): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback(
    (element) => {
      if (element === null) return undefined
      const place = { element, after: which === 'all' ? 0 : latestToast() }
      become([...places, place])
      const stopWatching = whenHidden(element, (isHidden) => {
        if (isHidden) hidden.add(element)
        else hidden.delete(element)
        become(places)
      })
      return () => {
        stopWatching()
        become(places.filter((each) => each !== place))
      }
    },
    [which],
  )
}

export function useCurrentToastPlace(): ToastPlace | null {
  return useSyncExternalStore(subscribe, current)
}

function current(): ToastPlace | null {
  return places.findLast(({ element }) => !hidden.has(element)) ?? null
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A pane that is collapsed takes no room. */
function whenHidden(element: HTMLElement, tell: (isHidden: boolean) => void): () => void {
  const around = element.parentElement
  if (around === null || typeof ResizeObserver === 'undefined') return () => undefined
  const observer = new ResizeObserver(([entry]) => tell(entry?.contentRect.width === 0))
  observer.observe(around)
  return () => observer.disconnect()
}
