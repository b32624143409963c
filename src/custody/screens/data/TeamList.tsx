import { useState } from 'react'

import type { Colleague } from '#src/storage/device/team.ts'
import { bringBack, removeReviewer } from '#src/storage/device/teamChanges.ts'
import { RemovePinDialog } from '#src/staff/team/RemovePinDialog.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Menu } from '#src/ui/overlays/Menu.tsx'
import { toast } from '#src/ui/overlays/toasts.ts'
import { momentText } from '#src/assessment/words/values/formats.ts'
import { harden } from '#src/storage/workers/harden.ts'

import styles from '#src/custody/screens/DataPage.module.css'
import shared from '#src/ui/shared.module.css'

/** The reviewers of this device, and those who were removed. */
export function TeamList({ team }: { team: readonly Colleague[] }) {
  const [opened, setOpened] = useState<{ what: 'pin' | 'remove'; of: Colleague } | null>(null)
  const close = () => setOpened(null)
  return (
    <>
      <ul className={styles.reviewers}>
        {team.map((colleague) => (
          <li key={colleague.id}>
            <span dir="auto">{colleague.name}</span>
            <span className={shared.quiet}>{stateOf(colleague)}</span>
            <Change colleague={colleague} onAsk={(what) => setOpened({ what, of: colleague })} />
          </li>
        ))}
      </ul>
      {opened?.what === 'pin' ? (
        <RemovePinDialog of={opened.of} harden={harden} onClose={close} />
      ) : null}
      {opened?.what === 'remove' ? <RemoveDialog of={opened.of} onClose={close} /> : null}
    </>
  )
}

function Change({
  colleague: { id, name, isCurrent, hasPin, removed },
  onAsk,
}: {
  colleague: Colleague
  onAsk: (what: 'pin' | 'remove') => void
}) {
  if (isCurrent) return null
  if (removed) {
    return (
      <Button size="small" aria-label={`Bring back ${name}`} onClick={() => void bringBack(id)}>
        Bring back
      </Button>
    )
  }
  return (
    <Menu
      label={`Change ${name}`}
      size="small"
      items={[
        ...(hasPin ? [{ label: 'Remove the PIN…', onSelect: () => onAsk('pin') }] : []),
        { label: 'Remove the reviewer…', danger: true, onSelect: () => onAsk('remove') },
      ]}
    />
  )
}

function RemoveDialog({
  of: { id, name },
  onClose,
}: {
  of: Pick<Colleague, 'id' | 'name'>
  onClose: () => void
}) {
  const remove = async () => {
    onClose()
    const removed = await removeReviewer(id)
    toast(
      removed.ok
        ? { text: `${name} was removed` }
        : { text: `${name} couldn’t be removed`, tone: 'failed' },
    )
  }
  return (
    <ConfirmDialog
      open
      title={`Remove ${name}?`}
      confirmLabel="Remove reviewer"
      tone="danger"
      onCancel={onClose}
      onConfirm={() => void remove()}
    >
      {`Nobody can continue as ${name} on this device until you bring them back. Marks, comments and notes stay under this name.`}
    </ConfirmDialog>
  )
}

function stateOf({ isCurrent, hasPin, removed }: Colleague): string {
  if (removed) return `removed by ${removed.by} on ${momentText(removed.at)}`
  return [isCurrent ? 'reviewing now' : '', hasPin ? 'has a PIN' : ''].filter(Boolean).join(', ')
}
