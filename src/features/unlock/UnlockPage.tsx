import { Unlocking } from '#src/parts/protection/Unlocking.tsx'
import { useWindowTitle } from '#src/ui/layout/PageHeader.tsx'
import { momentText } from '#src/wording/candidate/formats.ts'

import styles from './UnlockPage.module.css'

/** In place of every staff page while the device is locked. */
export function UnlockPage({ since }: { since: string }) {
  useWindowTitle('Unlock this device')
  return (
    <main className={styles.page}>
      <h1>Unlock this device</h1>
      <p>
        Only your team can open TalentFlow on this device. Protection has been on since{' '}
        {momentText(since)}.
      </p>
      <Unlocking action="Unlock" onUnlocked={() => Promise.resolve(null)} />
    </main>
  )
}
