import { removeSetting, useSetting } from '#src/db/device/device.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Warning } from '#src/ui/display/Warning.tsx'
import { momentText } from '#src/wording/candidate/formats.ts'

import styles from './Shell.module.css'

/** Tells the team, until somebody dismisses it, that the device was taken back by waiting. */
export function PinResetNotice() {
  const reset = useSetting('pinReset')
  if (!reset) return null
  return (
    <section className={styles.pinReset} aria-label="Taken back without PIN or passphrase">
      <Warning>
        The device was handed over on {momentText(reset.handedOverAt)} and taken back on{' '}
        {momentText(reset.endedAt)} without a PIN or passphrase, after the 30-minute wait.
      </Warning>
      <Button size="small" onClick={() => void removeSetting('pinReset')}>
        Dismiss
      </Button>
    </section>
  )
}
