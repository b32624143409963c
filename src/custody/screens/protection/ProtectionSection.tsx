import { useRef, useState } from 'react'

import { useStore } from '#src/base/useStore.ts'
import type { DamagedRecord } from '#src/storage/core/query.ts'
import type { ProtectionState } from '#src/storage/protection/protectionState.ts'
import { isLeftPlain } from '#src/custody/storage/damaged.ts'
import { DataSection } from '#src/custody/screens/DataSection.tsx'
import { lockDevice } from '#src/staff/protection/lockDevice.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Badge } from '#src/ui/display/Badge.tsx'
import { classes } from '#src/ui/classes.ts'
import { RelativeTime } from '#src/ui/display/RelativeTime.tsx'

import { numberText } from '#src/assessment/words/values/formats.ts'
import dataStyles from '#src/custody/screens/DataPage.module.css'
import shared from '#src/ui/shared.module.css'
import { ChangePassphraseDialog } from './ChangePassphraseDialog.tsx'
import { PassProgress } from './PassProgress.tsx'
import styles from './Protection.module.css'
import { clearPass, protectionPass } from './protectionPass.ts'
import { REPLACE_CODE, TURN_OFF, TURN_ON } from './passWords.ts'
import { ReplaceCodeDialog } from './ReplaceCodeDialog.tsx'
import { TurnOffDialog } from './TurnOffDialog.tsx'
import { TurnOnDialog } from './TurnOnDialog.tsx'

const dialogs = {
  turnOn: TurnOnDialog,
  change: ChangePassphraseDialog,
  replaceCode: ReplaceCodeDialog,
  turnOff: TurnOffDialog,
} as const
type DialogName = keyof typeof dialogs

interface ProtectionSectionProps {
  state: ProtectionState
  /** Records that can't be read. */
  damaged: readonly DamagedRecord[]
}

/** Shows who can read the stored data, and sets the passphrase against it. */
export function ProtectionSection({ state, damaged }: ProtectionSectionProps) {
  const [opened, setOpened] = useState<DialogName | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const close = () => {
    setOpened(null)
    // A pass that could not start left nothing to continue.
    if (state.kind !== 'unlocked' || state.pending === null) clearPass()
    // After the dialog has tried to return the focus to a button that may no longer be there.
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return
      const next = place.current?.querySelector('button') ?? place.current
      next?.focus()
    })
  }
  const Dialog = opened === null ? null : dialogs[opened]
  return (
    <DataSection
      title="Protection"
      about={
        state.kind === 'off' ? (
          'Protection is off.'
        ) : (
          <span>
            Turned on <RelativeTime at={state.since} />.
          </span>
        )
      }
    >
      <div ref={place} tabIndex={-1} className={classes(dataStyles.stack, styles.place)}>
        {state.kind === 'off' ? (
          <Off onTurnOn={() => setOpened('turnOn')} />
        ) : (
          <On state={state} damaged={damaged} onOpen={setOpened} />
        )}
      </div>
      {Dialog === null ? null : <Dialog onClose={close} />}
    </DataSection>
  )
}

function Off({ onTurnOn }: { onTurnOn: () => void }) {
  return (
    <>
      <ul className={dataStyles.points}>
        <li>
          Anyone who can open this browser on this device can read everything: names, answers, notes
          and access codes.
        </li>
        <li>
          Nothing is encrypted. Deleted records can leave traces on the disk that an expert can
          find.
        </li>
        <li>Nothing is sent anywhere: no server, no account, no tracking.</li>
        <li>
          When candidates answer on this device, hand it over from a job or a candidate’s profile.
          The hiring team’s pages then stay closed until you enter a PIN.
        </li>
      </ul>
      <p>
        With a team passphrase, only your team can read answers, answer keys, notes, access codes
        and files.
      </p>
      <Button onClick={onTurnOn}>{TURN_ON}</Button>
      <Limits />
    </>
  )
}

interface OnProps extends Pick<ProtectionSectionProps, 'damaged'> {
  state: Exclude<ProtectionState, { kind: 'off' }>
  onOpen: (name: DialogName) => void
}

function On({ state, damaged, onOpen }: OnProps) {
  const pass = useStore(protectionPass)
  const pending =
    pass.kind === 'running' ? pass.pass : state.kind === 'unlocked' ? state.pending : null
  return (
    <>
      <p>
        {pending === null ? (
          <>
            <Badge tone="good" mark="full">
              On
            </Badge>{' '}
            <span>
              Only your team can read answers, answer keys, notes, access codes and files.
            </span>
          </>
        ) : (
          <Badge tone="warning" mark="half">
            Not finished
          </Badge>
        )}
      </p>
      <p className={shared.quiet}>
        This device locks after 10 minutes of inactivity, and whenever this page is closed or
        reloaded.
      </p>
      {pending === null ? (
        <div className={shared.wrap}>
          <Button onClick={() => void lockDevice()}>Lock now</Button>
          <Button onClick={() => onOpen('change')}>Change passphrase</Button>
          <Button onClick={() => onOpen('replaceCode')}>{REPLACE_CODE}</Button>
          <Button onClick={() => onOpen('turnOff')}>{TURN_OFF}</Button>
        </div>
      ) : (
        <PassProgress pending={pending} />
      )}
      <LeftPlain count={damaged.filter(isLeftPlain).length} />
      <Limits />
    </>
  )
}

/** Counts the records that can't be encrypted because they can't be read. */
function LeftPlain({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <p>
      <Badge tone="warning" mark="half">
        {count === 1 ? '1 record not encrypted' : `${numberText(count)} records not encrypted`}
      </Badge>{' '}
      <span>
        {count === 1
          ? 'It can’t be read, because it is damaged or from a newer version, so it could not be encrypted. Anyone who can open this browser can read what is left of it and of its files. It is listed at the top of this page.'
          : 'They can’t be read, because they are damaged or from a newer version, so they could not be encrypted. Anyone who can open this browser can read what is left of them and of their files. They are listed at the top of this page.'}
      </span>
    </p>
  )
}

/** The limits of protection, without understating them. */
function Limits() {
  return (
    <>
      <h3 className={styles.limits}>Limits of a passphrase</h3>
      <ul className={dataStyles.points}>
        <li>
          Names, emails, phone numbers, jobs and stages stay readable. So do questions, time limits,
          extra time, when attempts started and ended, and the company’s name and logo, because
          candidates’ pages need them.
        </li>
        <li>
          Unencrypted copies from before may remain on the disk until the browser overwrites them.
        </li>
        <li>
          If you lose both the passphrase and the recovery code, everything that is protected is
          lost. Nobody can restore it.
        </li>
        <li>
          It doesn’t protect against malware, hostile browser extensions, or somebody deleting the
          data.
        </li>
      </ul>
    </>
  )
}
