import { useCallback, useEffect, useRef } from 'react'
import { type Apart, createApart } from './apart.ts'
import type { TaskKind } from './tasks.ts'

/** Asks one kind of task while the component is there; nobody is called back after that. */
export function useApart<K extends TaskKind>(kind: K): Apart<K>['ask'] {
  const apart = useRef<Apart<K> | null>(null)
  useEffect(() => {
    const opened = createApart(kind)
    apart.current = opened
    return () => {
      opened.close()
      apart.current = null
    }
  }, [kind])
  return useCallback<Apart<K>['ask']>((asked, done) => apart.current?.ask(asked, done), [])
}
