import { useSyncExternalStore } from 'react'

const THREE = '(width >= 1100px)'
const TWO = '(width >= 900px)'

/** How many panes fit side by side. */
export function usePaneCount(): 1 | 2 | 3 {
  return useSyncExternalStore(subscribe, () => (matches(THREE) ? 3 : matches(TWO) ? 2 : 1))
}

function matches(query: string): boolean {
  return window.matchMedia(query).matches
}

function subscribe(listener: () => void): () => void {
  const queries = [THREE, TWO].map((query) => window.matchMedia(query))
  for (const query of queries) query.addEventListener('change', listener)
  return () => {
    for (const query of queries) query.removeEventListener('change', listener)
  }
}
