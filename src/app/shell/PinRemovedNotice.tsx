import { useTeam } from '#src/db/device/team.ts'
import { dismissPinRemoved } from '#src/db/device/teamChanges.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Warning } from '#src/ui/display/Warning.tsx'
import { momentText } from '#src/wording/candidate/formats.ts'

import styles from './Shell.module.css'

/** Tells whoever is at the keyboard, until it is dismissed, that their PIN was removed. */
export function PinRemovedNotice() {
  const me = useTeam()?.find(({ isCurrent }) => isCurrent)
  if (!me?.pinRemoved) return null
  const { at, by } = me.pinRemoved
  return (
    <section className={styles.pinReset} aria-label="PIN removed">
      <Warning>
        Your PIN was removed on {momentText(at)}{' '}
        {by === undefined ? 'with the team passphrase' : `by ${by}`}. Until you set a new one,
        anyone at this device can continue as you.
      </Warning>
      <Button size="small" onClick={() => void dismissPinRemoved(me.id)}>
        Dismiss
      </Button>
    </section>
  )
}
