import { useSyncExternalStore } from 'react'

// The width below which the stylesheets of lists put a row's cells on two lines.
const NARROW = '(width < 32.5em)'
const TWO_LINES = 48

/** The row height in pixels: `oneLine`, or room for two lines in a narrow window or frame. */
export function useRowHeight(oneLine: number, isNarrowFrame = false): number {
  const isNarrow = useSyncExternalStore(subscribe, () => window.matchMedia(NARROW).matches)
  return isNarrow || isNarrowFrame ? TWO_LINES : oneLine
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(NARROW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
