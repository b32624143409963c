import { Outlet } from '#src/ui/routing.ts'
import { Toaster } from '#src/ui/Toaster.tsx'

import { Rail } from './Rail.tsx'
import styles from './Shell.module.css'
import { useFocusOnNavigation } from './useFocusOnNavigation.ts'

/** What all staff screens stand in. */
export function Shell() {
  useFocusOnNavigation()
  return (
    <div className={styles.shell}>
      <a href="#main" className={styles.skip}>
        Skip to the content
      </a>
      <Rail />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Toaster />
    </div>
  )
}
