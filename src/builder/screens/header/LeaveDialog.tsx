import { useStore } from '#src/base/useStore.ts'
import { useEffect, useRef } from 'react'
import { isAtRisk } from '#src/storage/core/fullDisk.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import type { SaveState } from '#src/builder/screens/state/draftSaving.ts'
import { saveDraftFile } from './saveDraftFile.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { useBlocker } from '#src/staff/routing.ts'
import { failureWords } from '#src/staff/words/failureWords.ts'
import { isOnlyCopy, ON_PURPOSE } from './onlyCopy.ts'

/**
 * Asks before the only copy of the changes is lost, on navigating within the app or away from it.
 */
export function LeaveDialog() {
  const builder = useBuilder()
  const { saving, record, draft } = builder
  const state = useStore(saving)
  const stay = useRef<HTMLButtonElement>(null)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      nextLocation.pathname !== currentLocation.pathname &&
      nextLocation.state !== ON_PURPOSE &&
      (isOnlyCopy(builder) || saving.getState().kind === 'saving'),
  )
  const isBlocked = blocker.state === 'blocked'

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      const isHalfSaved = saving.getState().kind === 'saving' && isAtRisk()
      if (isOnlyCopy(builder) || isHalfSaved) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [builder, saving])

  // Waits for a save in progress, and only asks if it fails.
  useEffect(() => {
    if (!isBlocked) return
    if (state.kind === 'saving') void saving.flush()
    else if (!isOnlyCopy(builder)) blocker.proceed()
  }, [isBlocked, blocker, state, saving, builder])

  if (!isBlocked || state.kind === 'saving') return null
  return (
    <Dialog
      open
      onClose={blocker.reset}
      title="Leave without saving?"
      initialFocus={stay}
      footer={
        <>
          <Button ref={stay} onClick={blocker.reset}>
            Stay here
          </Button>
          <Button onClick={() => saveDraftFile(draft.definition(), record.getState())}>
            Save as a file
          </Button>
          <Button variant="danger" onClick={blocker.proceed}>
            Leave without saving
          </Button>
        </>
      }
    >
      {reasonWords(state, record.isGone())}
    </Dialog>
  )
}

function reasonWords(state: SaveState, isGone: boolean): string {
  if (isGone) {
    return 'This assessment was deleted in another tab, and is now only on this screen. If you leave, it is lost.'
  }
  if (state.kind === 'failed') {
    const { title } = failureWords(state.error.kind)
    return `${title}. Your last changes are not saved: if you leave, they are lost.`
  }
  return 'This draft was changed in another tab, and your changes here since then are not saved. If you leave, they are lost.'
}
