import { useEffect, useEffectEvent } from 'react'

/** Whether nothing has been focused yet: after navigation the shell focuses the heading. */
export function isArrival(): boolean {
  const { activeElement, body } = document
  return activeElement === body || activeElement?.matches('main h1') === true
}

/**
 * Keys of the main part of a page, for whoever has just arrived there. Nothing else has the focus
 * then, so that typing or speech input can't trigger them.
 */
export function useKeysOnArrival(onKey: (event: KeyboardEvent) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isArrival() && !event.defaultPrevented) onKey(event)
  })
  useEffect(() => {
    const stop = new AbortController()
    document.addEventListener('keydown', (event) => press(event), { signal: stop.signal })
    return () => stop.abort()
  }, [])
}
