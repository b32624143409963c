import { use, useEffect, useRef, useState } from 'react'

import { JustUnlocked } from './justUnlocked.ts'
import { saveOpenWork } from '#src/base/openWork.ts'
import { useAtRisk } from '#src/storage/core/fullDisk.ts'
import { useTeam } from '#src/storage/device/team.ts'
import { sweepDeletedCandidates } from '#src/hiring/storage/deletedCandidates.ts'
import { sweepDeletedDrafts } from '#src/builder/storage/deviceCleanup.ts'
import { loadLazyParts, lazyPart } from '#src/ui/lazyPart.ts'
import { Outlet } from '#src/staff/routing.ts'
import { Toaster } from '#src/ui/overlays/Toaster.tsx'

import { OpeningLate } from './OpeningLate.tsx'
import { Rail } from './Rail.tsx'
import { ReviewerMenu } from './ReviewerMenu.tsx'
import styles from './Shell.module.css'
import { UpdateNotice } from './UpdateNotice.tsx'
import { WarningNotices } from './WarningNotices.tsx'
import { useFocusOnNavigation } from './useFocusOnNavigation.ts'

const FullDiskNotice = lazyPart(async () => (await import('./FullDiskNotice.tsx')).FullDiskNotice)

/** After the first screen, which nothing of this is needed for. Later the server may be unavailable. */
const LATER_MS = 2000

/** The frame of all staff screens. */
export function Shell() {
  const isAtRisk = useAtRisk()
  useFocusOnNavigation()
  useFreshForReviewer()
  const main = useRef<HTMLElement>(null)
  const justUnlocked = use(JustUnlocked)
  useEffect(() => {
    if (justUnlocked) main.current?.focus()
  }, [justUnlocked])
  const [isLater, setLater] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      setLater(true)
      void loadLazyParts()
      void sweepDeletedDrafts()
      void sweepDeletedCandidates()
    }, LATER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles.shell}>
      <a href="#main" className={styles.skip}>
        Skip to content
      </a>
      <Rail countsMentions={isLater} />
      <main ref={main} id="main" tabIndex={-1} className={styles.main}>
        <ReviewerMenu place="top" />
        {isAtRisk ? <FullDiskNotice /> : <UpdateNotice />}
        <OpeningLate />
        <WarningNotices />
        <Outlet />
      </main>
      <Toaster />
    </div>
  )
}

/**
 * Reloads the page when another reviewer sits down, here or in another tab: nothing that was read
 * for one of them may be left for the next.
 */
function useFreshForReviewer(): void {
  const current = useTeam()?.find(({ isCurrent }) => isCurrent)?.id
  const before = useRef<string>(undefined)
  useEffect(() => {
    if (current === undefined) return
    if (before.current !== undefined && before.current !== current) void reload()
    before.current = current
  }, [current])
}

async function reload(): Promise<void> {
  await saveOpenWork()
  window.location.reload()
}
