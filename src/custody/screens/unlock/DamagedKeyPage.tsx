import { Button } from '#src/ui/controls/Button.tsx'
import { useWindowTitle } from '#src/ui/layout/PageHeader.tsx'

import styles from './UnlockPage.module.css'

const TITLE = 'This device can’t be unlocked'

/** In place of every staff page while the stored key of the team is damaged. */
export function DamagedKeyPage() {
  useWindowTitle(TITLE)
  return (
    <main className={styles.page}>
      <h1>{TITLE}</h1>
      <p>
        The team passphrase can’t be checked, because the data needed to check it is damaged.
        Answers, notes and access codes can’t be read here. Nothing was changed.
      </p>
      <p>
        To start again with a backup, delete this site’s data in the browser’s settings, which
        deletes everything stored here. Then open TalentFlow and restore from the backup.
      </p>
      <div>
        <Button onClick={() => location.reload()}>Reload this page</Button>
      </div>
    </main>
  )
}
