import { type ReactNode, useEffect, useRef, useState } from 'react'

import { type Colleague, useTeam } from '#src/storage/device/team.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { useWindowTitle } from '#src/ui/layout/PageHeader.tsx'
import type { Harden } from '#src/storage/vault/argon2id.ts'

import { RemovePinDialog } from './RemovePinDialog.tsx'
import { SwitchFields } from './SwitchFields.tsx'
import styles from './team.module.css'
import { useSwitchForm } from './useSwitchForm.ts'

/** The pages, unless somebody with a PIN was at the keyboard when the device was locked. */
export function WhoIsThere({
  isProtected,
  harden,
  children,
}: {
  /** Whether the device is protected: no other device is ever locked. */
  isProtected: boolean
  /** Turns the passphrase into a key, in a worker. */
  harden: Harden
  children: ReactNode
}) {
  const team = useTeam()
  if (team === undefined) return isProtected ? null : children
  return team.some(({ isCurrent, isAway }) => isCurrent && isAway) ? (
    <AskWho team={team} harden={harden} />
  ) : (
    children
  )
}

function AskWho({ team, harden }: { team: readonly Colleague[]; harden: Harden }) {
  useWindowTitle('Choose a reviewer')
  const current = team.find(({ isCurrent }) => isCurrent)
  // Nothing is left to do afterwards: the requested page appears as soon as the person is stored.
  const switching = useSwitchForm(team, current, () => undefined)
  const wanted = team.find(({ id }) => id === switching.form.watch('id'))
  const [isForgotten, setForgotten] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <main className={styles.page}>
      <h1 ref={heading} tabIndex={-1}>
        Who is reviewing?
      </h1>
      <form
        className={styles.form}
        noValidate
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault()
          switching.form.submit()
        }}
      >
        <SwitchFields people={team} {...switching} />
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" disabled={switching.form.isSubmitting}>
            Continue
          </Button>
          {wanted?.hasPin ? (
            <Button variant="quiet" onClick={() => setForgotten(true)}>
              Forgotten PIN…
            </Button>
          ) : null}
        </div>
      </form>
      {isForgotten && wanted ? (
        <RemovePinDialog of={wanted} harden={harden} onClose={() => setForgotten(false)} />
      ) : null}
    </main>
  )
}
