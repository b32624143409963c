import { useEffect, useEffectEvent } from 'react'

import { useBlocker } from '#src/staff/routing.ts'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'

/** Asks before points or reasons are lost that were typed and not settled. */
export function LeavingDialog({ isTyped }: { isTyped: () => boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      nextLocation.pathname !== currentLocation.pathname && isTyped(),
  )
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isTyped()) event.preventDefault()
  })
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => ask(event)
    window.addEventListener('beforeunload', onLeave)
    return () => window.removeEventListener('beforeunload', onLeave)
  }, [])
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      open
      title="Discard what you typed?"
      confirmLabel="Discard"
      cancelLabel="Keep settling"
      tone="danger"
      onConfirm={blocker.proceed}
      onCancel={blocker.reset}
    >
      <p>You typed points or a reason and did not settle. If you leave, they are lost.</p>
    </ConfirmDialog>
  )
}
