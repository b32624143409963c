import { useEffect, useId } from 'react'

import { announce } from '#src/ui/announce.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { ProgressBar } from '#src/ui/display/ProgressBar.tsx'
import { numberText } from '#src/assessment/words/values/formats.ts'

import { type BackupRestore, cancelRestore } from './backupRestore.ts'
import styles from '#src/custody/screens/DataPage.module.css'
import shared from '#src/ui/shared.module.css'

type Running = Extract<BackupRestore, { kind: 'reading' | 'replacing' }>

/** The progress, and a cancel button. */
export function RestoreProgress({ restore }: { restore: Running }) {
  const id = useId()
  const { kind, done, total } = restore
  const words = wordsOf(restore)

  useEffect(() => {
    announce(kind === 'reading' ? 'Checking the backup' : 'Restoring the backup')
  }, [kind])

  return (
    <div className={styles.stack}>
      <div className={styles.whole}>
        <p id={id}>{words}</p>
        <ProgressBar labelledBy={id} done={done} total={total} />
      </div>
      <p className={shared.quiet}>
        {kind === 'reading'
          ? 'Nothing is changed while the file is checked.'
          : 'If this is cancelled or interrupted, everything stays as it was.'}
      </p>
      <Button onClick={cancelRestore}>Cancel</Button>
    </div>
  )
}

function wordsOf(restore: Running): string {
  if (restore.kind === 'reading') {
    const share = restore.total === 0 ? 1 : restore.done / restore.total
    return `Checking ${restore.fileName}: ${numberText(Math.floor(share * 100))}%`
  }
  const { step, done, total } = restore
  if (step === 'pages') return 'Waiting for other tabs to save their changes'
  return `Writing ${step}: ${numberText(done)} of ${numberText(total)}`
}
