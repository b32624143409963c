import { Unlocking } from '#src/staff/protection/Unlocking.tsx'
import { useWindowTitle } from '#src/ui/layout/PageHeader.tsx'
import { momentText } from '#src/assessment/words/values/formats.ts'

import styles from './UnlockPage.module.css'

/** In place of every staff page while the device is locked. */
export function UnlockPage({ since }: { since: string }) {
  useWindowTitle('Unlock this device')
  return (
    <main className={styles.page}>
      <h1>Unlock this device</h1>
      <p>
        {`Only your team can open TalentFlow on this device. Protection has been on since ${momentText(since)}.`}
      </p>
      <Unlocking action="Unlock" onUnlocked={() => Promise.resolve(null)} />
      {/* Not on a device that is handed over: a candidate would read how to delete everything. */}
      <details className={styles.lost}>
        <summary>Lost both the passphrase and the recovery code?</summary>
        <p>
          Without either of them, nobody can read the answers, notes and access codes on this
          device. To start again, delete this site’s data in the browser’s settings, which deletes
          everything stored here. Then open TalentFlow and restore from a backup that isn’t
          protected, or one whose passphrase or recovery code you have.
        </p>
      </details>
    </main>
  )
}
