import type { ReactNode } from 'react'

import { useStore } from '#src/base/useStore.ts'
import { removeSetting, useSetting } from '#src/storage/device/device.ts'
import { useTeam } from '#src/storage/device/team.ts'
import { dismissPinRemoved } from '#src/storage/device/teamChanges.ts'
import { progressWords, unfinishedWords } from '#src/custody/screens/protection/passWords.ts'
import { protectionPass } from '#src/custody/screens/protection/protectionPass.ts'
import { Link, useLocation } from '#src/staff/routing.ts'
import { paths } from '#src/base/paths.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Warning } from '#src/ui/display/Warning.tsx'
import { momentText } from '#src/assessment/words/values/formats.ts'

import styles from './Shell.module.css'

/** Shown above every screen, each until it is dismissed or settled. */
export function WarningNotices() {
  return (
    <>
      <PinReset />
      <PinRemoved />
      <ProtectionPass />
    </>
  )
}

/** Tells the team that the device was taken back by waiting. */
function PinReset() {
  const reset = useSetting('pinReset')
  if (!reset) return null
  return (
    <Notice
      label="Taken back without PIN or passphrase"
      onDismiss={() => void removeSetting('pinReset')}
    >
      {`The device was handed over on ${momentText(reset.handedOverAt)} and taken back on ${momentText(reset.endedAt)} without a PIN or passphrase, after the 30-minute wait.`}
    </Notice>
  )
}

/** Tells whoever is at the keyboard that their PIN was removed. */
function PinRemoved() {
  const me = useTeam()?.find(({ isCurrent }) => isCurrent)
  if (!me?.pinRemoved) return null
  const { at, by } = me.pinRemoved
  return (
    <Notice label="PIN removed" onDismiss={() => void dismissPinRemoved(me.id)}>
      {`Your PIN was removed on ${momentText(at)} ${by === undefined ? 'with the team passphrase' : `by ${by}`}. Until you set a new one, anyone at this device can continue as you.`}
    </Notice>
  )
}

/**
 * Reports that turning protection on or off is running or has failed; the data page shows it
 * itself.
 */
function ProtectionPass() {
  const pass = useStore(protectionPass)
  const { pathname } = useLocation()
  if (pass.kind === 'idle' || pathname === paths.data) return null
  if (pass.kind === 'running') return <p className={styles.passing}>{progressWords(pass)}</p>
  return (
    <Notice label="Protection is not finished">
      <span>{unfinishedWords[pass.pass]}</span>{' '}
      <Link to={paths.data}>Continue on the data page</Link>
    </Notice>
  )
}

interface NoticeProps {
  label: string
  /** Without it, the notice stays until what it is about is settled. */
  onDismiss?: () => void
  children: ReactNode
}

function Notice({ label, onDismiss, children }: NoticeProps) {
  return (
    <section className={styles.warning} aria-label={label}>
      <Warning>{children}</Warning>
      {onDismiss && (
        <Button size="small" onClick={onDismiss}>
          Dismiss
        </Button>
      )}
    </section>
  )
}
