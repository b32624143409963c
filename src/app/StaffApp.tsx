import { useEffect, useState } from 'react'

import { NotValid } from '#src/storage/core/failures.ts'
import { KeyMissing } from '#src/storage/device/missingKey.ts'
import type { ProtectionState } from '#src/storage/protection/protectionState.ts'
import { leaveKeyboard } from '#src/storage/device/team.ts'
import { lock } from '#src/storage/protection/unlocking.ts'
import {
  clearPass,
  continuePass,
  protectionPass,
  stopPass,
} from '#src/custody/screens/protection/protectionPass.ts'
import { DamagedKeyPage } from '#src/custody/screens/unlock/DamagedKeyPage.tsx'
import { UnlockPage } from '#src/custody/screens/unlock/UnlockPage.tsx'
import { lockPage, onLockRequest } from '#src/staff/protection/lockDevice.ts'
import { harden } from '#src/storage/workers/harden.ts'
import { WhoIsThere } from '#src/staff/team/WhoIsThere.tsx'
import { useProtectionOrError } from '#src/staff/protection/useProtection.ts'
import { lazyPart } from '#src/ui/lazyPart.ts'
import { useNoStrayDrops } from '#src/ui/useNoStrayDrops.ts'
import { createBrowserRouter, RouterProvider } from '#src/staff/routing.ts'

import { watchIdle } from './idle.ts'
import { JustUnlocked } from '#src/app/shell/justUnlocked.ts'
import { routes } from './routes.tsx'

const KeyMissingPage = lazyPart(
  async () => (await import('#src/custody/screens/data/KeyMissingPage.tsx')).KeyMissingPage,
)

/** The staff pages, or the page that unlocks them. `atFirst`: `NotValid` if the stored key is damaged or missing. */
export function StaffApp({ atFirst }: { atFirst: ProtectionState | NotValid }) {
  const state = useProtectionOrError(atFirst) ?? atFirst
  useNoStrayDrops()
  if (state instanceof KeyMissing) return <KeyMissingPage />
  if (state instanceof NotValid) return <DamagedKeyPage />
  if (state instanceof Error) throw state
  return <Lockable state={state} />
}

function Lockable({ state }: { state: ProtectionState }) {
  const isLocked = state.kind === 'locked'
  const [wasLocked, setWasLocked] = useState(isLocked)
  if (isLocked && !wasLocked) setWasLocked(true)
  useEffect(() => {
    if (!isLocked) return
    clearPass()
    void leaveKeyboard()
  }, [isLocked])
  useLocking(state.kind === 'unlocked')
  useEffect(() => {
    if (state.kind === 'unlocked' && state.pending !== null) continueOnce(state.pending)
  }, [state])
  return isLocked ? (
    <UnlockPage since={state.since} />
  ) : (
    <JustUnlocked value={wasLocked}>
      <WhoIsThere isProtected={state.kind === 'unlocked'} harden={harden}>
        <Pages />
      </WhoIsThere>
    </JustUnlocked>
  )
}

/** Created when staff pages are first shown: until then nothing of theirs is loaded. */
let router: ReturnType<typeof createBrowserRouter> | null = null

function Pages() {
  const [opened] = useState(() => (router ??= createBrowserRouter(routes)))
  return <RouterProvider router={opened} />
}

/** After ten minutes without input, when another page locks the device, and before the page goes into the back/forward cache. */
function useLocking(isUnlocked: boolean): void {
  useEffect(() => {
    if (!isUnlocked) return undefined
    const lockNow = async () => {
      await stopPass()
      await lockPage()
    }
    const ends = [
      watchIdle(() => void lockNow(), isPassRunning),
      onLockRequest(() => void lockNow()),
    ]
    return () => ends.forEach((end) => end())
  }, [isUnlocked])
  useEffect(() => {
    if (!isUnlocked) return undefined
    const leave = ({ persisted }: PageTransitionEvent) => {
      // The browser discards a page that it doesn't persist, with all that it has in memory.
      if (!persisted) return
      lock()
      // Shown again, it reloads; until then nothing of it may be seen.
      document.body.style.setProperty('display', 'none', 'important')
    }
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [isUnlocked])
}

/** A large one takes longer than ten minutes, and would never end if it was stopped by them. */
function isPassRunning(): boolean {
  return protectionPass.getState().kind === 'running'
}

function continueOnce(pass: 'sealing' | 'opening'): void {
  // Stopped by the user, or failed: the data page says so.
  if (protectionPass.getState().kind === 'idle') continuePass(pass)
}
