import { useState } from 'react'

import { clockText } from '#src/assessment/words/values/formats.ts'
import { RESET_MS } from '#src/storage/device/candidateMode.ts'
import { askForReset } from '#src/storage/device/candidateModeWrites.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { failedSaving } from '#src/staff/forms/formProblem.ts'
import { FormFailure } from '#src/staff/forms/FormFailure.tsx'

import styles from './HandedOver.module.css'
import type { WayBack } from './wayBack.ts'

interface TakeBackLaterProps {
  wayBack: WayBack
  /** Milliseconds left; null while nobody has asked for it. */
  resetMs: number | null
  onChange: () => Promise<void>
}

const MINUTES = RESET_MS / 60_000

/** The way out without PIN or passphrase: a long wait on this page, which is recorded. */
export function TakeBackLater({ wayBack, resetMs, onChange }: TakeBackLaterProps) {
  const [isOpen, setOpen] = useState(resetMs !== null || wayBack === 'wait')
  const [failure, setFailure] = useState<string>()
  const ask = async (wanted: boolean) => {
    const asked = await askForReset(wanted)
    setFailure(asked.ok ? undefined : failedSaving(asked.error.kind).text)
    await onChange()
  }
  const { summary, start, end } = words[wayBack]
  return (
    <details
      className={styles.forgotten}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{summary}</summary>
      <p>
        {`${start} after waiting ${MINUTES} minutes on this page. The timer runs only while this page is visible, and restarts if somebody continues an assessment. No data is lost, and ${end}`}
      </p>
      <FormFailure text={failure} />
      {resetMs === null ? null : (
        <p role="timer" className={styles.wait}>
          {`${clockText(resetMs)} left`}
        </p>
      )}
      {/* One button for both, so that it keeps the focus. */}
      <Button onClick={() => void ask(resetMs === null)}>
        {resetMs === null ? `Start the ${MINUTES}-minute wait` : 'Cancel the wait'}
      </Button>
    </details>
  )
}

const words: Readonly<Record<WayBack, { summary: string; start: string; end: string }>> = {
  pin: {
    summary: 'Forgot the PIN?',
    start: 'You can take the device back without the PIN',
    end: 'the hiring team will see that the PIN wasn’t used.',
  },
  passphrase: {
    summary: 'Don’t have the passphrase?',
    start: 'You can end the hand-over',
    end: 'the hiring team’s pages still ask for the passphrase.',
  },
  wait: {
    summary: 'Take the device back by waiting',
    start: 'You can take the device back',
    end: 'the hiring team will see how the device was taken back.',
  },
}
