import { useState } from 'react'

import { RecoverForm } from './RecoverForm.tsx'
import { UnlockForm } from './UnlockForm.tsx'
import styles from './protection.module.css'
import type { UnlockingProps } from './unlockingProps.ts'

/** The passphrase, or the recovery code and a new passphrase. */
export function Unlocking(props: UnlockingProps) {
  const [isRecovering, setRecovering] = useState(false)
  return (
    <>
      {isRecovering ? (
        <RecoverForm {...props} onBack={() => setRecovering(false)} />
      ) : (
        <UnlockForm {...props} onRecover={() => setRecovering(true)} />
      )}
      <details className={styles.lost}>
        <summary>Lost both the passphrase and the recovery code?</summary>
        <p>
          Without either of them, nobody can read the answers, notes and access codes on this
          device. To start again, delete this site’s data in the browser’s settings, which deletes
          everything stored here. Then open TalentFlow and replace everything with a backup that
          isn’t protected, or one whose passphrase or recovery code you have.
        </p>
      </details>
    </>
  )
}
