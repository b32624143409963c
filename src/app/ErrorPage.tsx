import { Button } from '#src/ui/Button.tsx'
import { FailureState } from '#src/ui/FailureState.tsx'
import { LostStorage, lossOf } from '#src/ui/LostStorage.tsx'
import { useWindowTitle } from '#src/ui/PageHeader.tsx'

import styles from './ErrorPage.module.css'

/** A screen that threw: because what is stored is out of reach, or because of what cannot happen. */
export function ErrorPage({ error }: { error: unknown }) {
  useWindowTitle('This screen could not be shown')
  const loss = lossOf(error)
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>This screen could not be shown</h1>
      {loss === null ? <Mistake error={error} /> : <LostStorage loss={loss} />}
    </div>
  )
}

/** Says what is safe, and the two ways on. */
function Mistake({ error }: { error: unknown }) {
  return (
    <>
      <FailureState
        title="What was saved is safe"
        action={
          <>
            <Button variant="primary" onClick={() => location.reload()}>
              Load this page again
            </Button>
            {/* A whole load, because what is in memory may be what is broken. */}
            <Button onClick={() => location.assign('/')}>Go to jobs</Button>
          </>
        }
      >
        Something went wrong while drawing it. Everything that a screen called saved is kept on this
        device. If it happens again, pass on the words below.
      </FailureState>
      <details className={styles.details}>
        <summary>What went wrong</summary>
        <pre className={styles.text}>{wordsOf(error)}</pre>
      </details>
    </>
  )
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}
