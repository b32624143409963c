import { useSyncExternalStore } from 'react'

const NARROW = '(width < 1100px)'

/** Whether three panes side by side would leave none of them room enough. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches)
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(NARROW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
