import { removeSetting, useSetting } from '#src/db/device/device.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Warning } from '#src/ui/display/Warning.tsx'
import { momentText } from '#src/wording/candidate/formats.ts'

import styles from './Shell.module.css'

/** Tells the team, until somebody dismisses it, that the device was taken back without the PIN. */
export function PinResetNotice() {
  const reset = useSetting('pinReset')
  if (!reset) return null
  return (
    <section className={styles.pinReset} aria-label="Taken back without the PIN">
      <Warning>
        The device was handed over on {momentText(reset.handedOverAt)} and taken back without its
        PIN on {momentText(reset.endedAt)}.
      </Warning>
      <Button size="small" onClick={() => void removeSetting('pinReset')}>
        Dismiss
      </Button>
    </section>
  )
}
