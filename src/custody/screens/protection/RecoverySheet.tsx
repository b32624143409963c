import { useEffect } from 'react'
import { createPortal } from 'react-dom'

import { momentText } from '#src/assessment/words/values/formats.ts'

import styles from './RecoverySheet.module.css'

interface RecoverySheetProps {
  recoveryCode: string
  /** ISO, in UTC. */
  madeAt: string
  /** Called once the sheet is rendered and ready to print. */
  onDrawn: () => void
}

/** The recovery code for print only. Beside the app, so that nothing of the app is printed. */
export function RecoverySheet({ recoveryCode, madeAt, onDrawn }: RecoverySheetProps) {
  useEffect(onDrawn, [onDrawn])
  return createPortal(
    <section className={styles.sheet} data-recovery-sheet aria-label="Recovery code">
      <h1 className={styles.title}>TalentFlow recovery code</h1>
      <p className={styles.code} translate="no">
        {recoveryCode}
      </p>
      <p>{`Created on ${momentText(madeAt)}`}</p>
      <p>
        If the team passphrase is lost, this code sets a new one: choose “Use the recovery code”
        where TalentFlow asks for the passphrase. Anyone who has this code and the device can read
        everything on it.
      </p>
      <p>Keep this sheet in a safe place, away from the device.</p>
    </section>,
    document.body,
  )
}
