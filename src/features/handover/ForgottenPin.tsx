import { useState } from 'react'

import { askForReset, RESET_MS } from '#src/db/device/candidateModeWrites.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { failedSaving } from '#src/parts/forms/formProblem.ts'
import { FormFailure } from '#src/parts/forms/FormFailure.tsx'

import styles from './HandedOver.module.css'
import { clockText } from './clockText.ts'

interface ForgottenPinProps {
  /** Milliseconds left; null while nobody has asked for it. */
  resetMs: number | null
  onChange: () => Promise<void>
}

const MINUTES = RESET_MS / 60_000

/** The way out without the PIN: a long wait on this page, which is recorded. */
export function ForgottenPin({ resetMs, onChange }: ForgottenPinProps) {
  const [isOpen, setOpen] = useState(resetMs !== null)
  const [failure, setFailure] = useState<string>()
  const ask = async (wanted: boolean) => {
    const asked = await askForReset(wanted)
    setFailure(asked.ok ? undefined : failedSaving(asked.error.kind).text)
    await onChange()
  }
  return (
    <details
      className={styles.forgotten}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>Forgot the PIN?</summary>
      <p>
        You can take the device back without the PIN after waiting {MINUTES} minutes on this page.
        The wait counts only while this page is visible, and restarts if somebody continues an
        assessment. No data is lost, and the hiring team will see that the PIN wasn’t used.
      </p>
      <FormFailure text={failure} />
      {resetMs === null ? null : (
        <p role="timer" className={styles.wait}>
          {clockText(resetMs)} left
        </p>
      )}
      {/* One button for both, so that it keeps the focus. */}
      <Button onClick={() => void ask(resetMs === null)}>
        {resetMs === null ? `Start the ${MINUTES}-minute wait` : 'Cancel the wait'}
      </Button>
    </details>
  )
}
