import { useSyncExternalStore } from 'react'
import { useToastPlace } from '#src/ui/toastPlace.ts'
import { useBuilder } from './BuilderContext.ts'

/**
 * Where the builder tells what happened: in a strip of its own, which covers no control. A dialog
 * covers the strip; what happens in one is told over it.
 */
export function News() {
  const { dialogs } = useBuilder()
  const isCovered = useSyncExternalStore(dialogs.subscribe, () => dialogs.getState() !== null)
  const place = useToastPlace()
  return isCovered ? null : <div ref={place} />
}
