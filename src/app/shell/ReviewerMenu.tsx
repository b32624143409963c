import { KeyRound, UserPlus, UserRound, Users } from 'lucide-react'
import { useState } from 'react'

import { useTeam } from '#src/storage/device/team.ts'
import { AddReviewerDialog } from '#src/staff/team/AddReviewerDialog.tsx'
import { OwnPinDialog } from '#src/staff/team/OwnPinDialog.tsx'
import { SwitchReviewerDialog } from '#src/staff/team/SwitchReviewerDialog.tsx'
import { classes } from '#src/ui/classes.ts'
import { Menu } from '#src/ui/overlays/Menu.tsx'

import styles from './ReviewerMenu.module.css'

/** Names the reviewer at the keyboard. Shown once a second person was added. */
export function ReviewerMenu({ place }: { place: 'rail' | 'top' }) {
  const team = useTeam()
  const [open, setOpen] = useState<'switch' | 'add' | 'pin' | null>(null)
  const me = team?.find(({ isCurrent }) => isCurrent)
  if (!team || team.length === 0) return null
  const close = () => setOpen(null)
  const name = me?.name ?? 'nobody'
  return (
    <div className={classes(styles.reviewer, styles[place])}>
      <span className={styles.who}>
        Reviewing as <b dir="auto">{name}</b>
      </span>
      <Menu
        label={`Reviewing as ${name}`}
        icon={<UserRound />}
        align="start"
        items={[
          {
            label: 'Switch reviewer…',
            icon: <Users />,
            disabled: team.length < 2,
            onSelect: () => setOpen('switch'),
          },
          { label: 'Add a reviewer…', icon: <UserPlus />, onSelect: () => setOpen('add') },
          {
            label: me?.hasPin ? 'Change your PIN…' : 'Set a PIN…',
            icon: <KeyRound />,
            disabled: me === undefined,
            onSelect: () => setOpen('pin'),
          },
        ]}
      />
      {open === 'switch' ? <SwitchReviewerDialog team={team} onClose={close} /> : null}
      {open === 'add' ? <AddReviewerDialog onClose={close} /> : null}
      {open === 'pin' && me ? (
        <OwnPinDialog name={me.name} hasPin={me.hasPin} onClose={close} />
      ) : null}
    </div>
  )
}
