import { type ReactNode, useEffect, useRef } from 'react'

import { type Colleague, useTeam } from '#src/db/device/team.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { useWindowTitle } from '#src/ui/layout/PageHeader.tsx'

import { SwitchFields } from './SwitchFields.tsx'
import styles from './team.module.css'
import { useSwitchForm } from './useSwitchForm.ts'

/** The pages, unless somebody with a PIN was at the keyboard when the device was locked. */
export function WhoIsThere({
  isProtected,
  children,
}: {
  /** Only such a device is ever locked. */
  isProtected: boolean
  children: ReactNode
}) {
  const team = useTeam()
  if (team === undefined) return isProtected ? null : children
  return team.some(({ isCurrent, isAway }) => isCurrent && isAway) ? (
    <AskWho team={team} />
  ) : (
    children
  )
}

function AskWho({ team }: { team: readonly Colleague[] }) {
  useWindowTitle('Choose a reviewer')
  const current = team.find(({ isCurrent }) => isCurrent)
  // What was asked for is shown as soon as it is stored.
  const switching = useSwitchForm(team, current, () => undefined)
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
        <div>
          <Button type="submit" variant="primary" aria-disabled={switching.form.isSubmitting}>
            Continue
          </Button>
        </div>
      </form>
    </main>
  )
}
