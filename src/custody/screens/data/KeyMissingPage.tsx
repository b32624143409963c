import { Page } from '#src/ui/layout/Page.tsx'
import { PageHeader } from '#src/ui/layout/PageHeader.tsx'
import { ReadBoundary } from '#src/staff/ReadBoundary.tsx'

import { BackupSection } from '#src/custody/screens/backup/BackupSection.tsx'
import styles from '#src/custody/screens/DataPage.module.css'

/** In place of every staff page while something is sealed and the team's key is missing. */
export function KeyMissingPage() {
  return (
    <main>
      <Page narrow>
        <PageHeader title="The team’s key is missing" />
        <div className={styles.missing}>
          <p>
            Answers, notes and access codes on this device are protected, but the key that opens
            them is no longer stored here. Part of this browser’s data may have been deleted.
            Nothing else was changed.
          </p>
          <p>
            Restore from a backup that was saved while protection was on: it contains the key. You
            then need the team passphrase or the recovery code. Without the key, neither of them
            works.
          </p>
          <p>
            Until then candidates can’t answer on this device, and protection can’t be turned on.
          </p>
        </div>
        <ReadBoundary what="Your data">
          <BackupSection
            protection="keyMissing"
            isAskedFor={false}
            replacedWith={null}
            onAsked={nothing}
          />
        </ReadBoundary>
      </Page>
    </main>
  )
}

/** Nothing is asked for by this address. */
function nothing(): void {}
