import { useSyncExternalStore } from 'react'
import type { Readable } from './store.ts'

/** The store's value; re-renders when it changes. */
export function useStore<T>({ subscribe, getState }: Readable<T>): T {
  return useSyncExternalStore(subscribe, getState)
}
