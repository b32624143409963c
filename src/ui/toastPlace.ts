/**
 * Where toasts appear: at the corner of the window, unless a screen that is full of controls keeps a
 * place of its own for them.
 */
import { useCallback, useSyncExternalStore } from 'react'

let place: HTMLElement | null = null
const listeners = new Set<() => void>()

function become(next: HTMLElement | null): void {
  place = next
  for (const listener of [...listeners]) listener()
}

/** For the element that toasts are to appear in, as long as it is there. */
export function useToastPlace(): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback((element) => {
    if (element === null) return undefined
    become(element)
    const stopWatching = whenHidden(element, (isHidden) => become(isHidden ? null : element))
    return () => {
      stopWatching()
      if (place === element) become(null)
    }
  }, [])
}

export function useCurrentToastPlace(): HTMLElement | null {
  return useSyncExternalStore(subscribe, () => place)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A pane that is collapsed takes no room, and nobody would see what is told in it. */
function whenHidden(element: HTMLElement, tell: (isHidden: boolean) => void): () => void {
  const around = element.parentElement
  if (around === null || typeof ResizeObserver === 'undefined') return () => undefined
  const observer = new ResizeObserver(([entry]) => tell(entry?.contentRect.width === 0))
  observer.observe(around)
  return () => observer.disconnect()
}
