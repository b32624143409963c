import { useEffect, useRef, useSyncExternalStore } from 'react'
import { isAtRisk } from '#src/db/fullDisk.ts'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import type { SaveState } from '#src/features/builder/draft/draftSaving.ts'
import { saveDraftFile } from '#src/features/builder/header/saveDraftFile.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { useBlocker } from '#src/ui/routing.ts'
import { failureWords } from '#src/wording/staff/failureWords.ts'
import { isOnlyCopy, ON_PURPOSE } from './onlyCopy.ts'

/** Asks before the only copy of what was changed goes: on a way within the app, and out of it. */
export function LeaveDialog() {
  const builder = useBuilder()
  const { saving, record, draft } = builder
  const state = useSyncExternalStore(saving.subscribe, saving.getState)
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

  // What is on its way to the disk is waited for, and only asked about where it does not arrive.
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
  return 'This draft was changed in another tab, and what you changed here since is not saved. If you leave, it is lost.'
}
