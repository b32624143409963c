import { useEffect } from 'react'

import { useAtRisk } from '#src/db/fullDisk.ts'
import { fetchLaterParts, later } from '#src/ui/later.ts'
import { Outlet } from '#src/ui/routing.ts'
import { Toaster } from '#src/ui/Toaster.tsx'

import { OpeningLate } from './OpeningLate.tsx'
import { Rail } from './Rail.tsx'
import styles from './Shell.module.css'
import { useFocusOnNavigation } from './useFocusOnNavigation.ts'

const FullDiskNotice = later(async () => (await import('./FullDiskNotice.tsx')).FullDiskNotice)

/** After the first screen: what is fetched then may be wanted when there is no server any more. */
const LATER_MS = 2000

/** What all staff screens stand in. */
export function Shell() {
  const isAtRisk = useAtRisk()
  useFocusOnNavigation()
  useEffect(() => {
    const timer = setTimeout(() => void fetchLaterParts(), LATER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles.shell}>
      <a href="#main" className={styles.skip}>
        Skip to the content
      </a>
      <Rail />
      <main id="main" tabIndex={-1} className={styles.main}>
        {isAtRisk && <FullDiskNotice />}
        <OpeningLate />
        <Outlet />
      </main>
      <Toaster />
    </div>
  )
}
