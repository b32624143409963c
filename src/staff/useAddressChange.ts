import { useCallback } from 'react'
import { useSearchParams } from './routing.ts'

/** Sets search parameters of this page, or removes those that are null or empty. */
export function useAddressChange(): (changes: Readonly<Record<string, string | null>>) => void {
  const [, setParams] = useSearchParams()
  return useCallback(
    (changes) => {
      setParams(
        (now) => {
          const after = new URLSearchParams(now)
          for (const [name, value] of Object.entries(changes)) {
            if (value === null || value === '') after.delete(name)
            else after.set(name, value)
          }
          return after
        },
        { replace: true, preventScrollReset: true },
      )
    },
    [setParams],
  )
}
