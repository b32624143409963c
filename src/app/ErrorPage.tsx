import { isMissingFile } from '#src/base/missingFiles.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { FailureState } from '#src/ui/display/FailureState.tsx'
import { LostStorage, lossOf } from '#src/staff/LostStorage.tsx'
import { useWindowTitle } from '#src/ui/layout/PageHeader.tsx'

import styles from './ErrorPage.module.css'

/** The error page of a screen: a file is missing, storage is unavailable, or there is a bug. */
export function ErrorPage({ error }: { error: unknown }) {
  const isMissing = isMissingFile(error)
  const title = isMissing
    ? 'This part of TalentFlow could not be loaded'
    : 'This screen could not be shown'
  useWindowTitle(title)
  const loss = lossOf(error)
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{title}</h1>
      {isMissing ? (
        <Missing />
      ) : loss === null ? (
        <Mistake error={error} />
      ) : (
        <LostStorage loss={loss} />
      )}
    </div>
  )
}

function Missing() {
  return (
    <FailureState
      title="Nothing was lost"
      action={
        <Button variant="primary" onClick={() => location.reload()}>
          Reload this page
        </Button>
      }
    >
      Some files are missing on this device, or are from an older version. Check the connection,
      then reload this page. Everything marked “Saved” is safe on this device.
    </FailureState>
  )
}

/** Says what is safe, and offers two ways to continue. */
function Mistake({ error }: { error: unknown }) {
  return (
    <>
      <FailureState
        title="Your saved work is safe"
        action={
          <>
            <Button variant="primary" onClick={() => location.reload()}>
              Reload this page
            </Button>
            {/* A full page load, because the state in memory may be broken. */}
            <Button onClick={() => location.assign('/')}>Go to jobs</Button>
          </>
        }
      >
        Something went wrong. Everything marked “Saved” is safe on this device. If it happens again,
        include the details below when you report it.
      </FailureState>
      <details className={styles.details}>
        <summary>What went wrong</summary>
        <pre className={styles.text} translate="no">
          {wordsOf(error)}
        </pre>
      </details>
    </>
  )
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}
