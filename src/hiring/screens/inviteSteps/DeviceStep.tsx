import { useState } from 'react'

import type { Invitable } from '#src/hiring/storage/inviting.ts'
import { HandOverDialog } from '#src/staff/handover/HandOverDialog.tsx'
import { useProtection } from '#src/staff/protection/useProtection.ts'
import { Button } from '#src/ui/controls/Button.tsx'

import styles from './Steps.module.css'

interface DeviceStepProps {
  /** The chosen ones. */
  people: readonly Invitable[]
  assessmentId: string
  title: string
}

/** To the only candidate who is chosen, or to one after the other. */
export function DeviceStep({ people, assessmentId, title }: DeviceStepProps) {
  const [handing, setHanding] = useState(false)
  const [first, ...others] = people
  const only =
    first && first.code !== null && others.length === 0
      ? { id: first.id, name: first.name, code: first.code }
      : undefined
  const protection = useProtection()
  return (
    <>
      <p>
        {only ? (
          <>
            <bdi>{only.name}</bdi>{' '}
            <span>
              {protection?.kind === 'off'
                ? 'can answer without an access code. The start page shows the code once, because it is needed if the page locks.'
                : 'can answer with their access code, which the next step shows.'}
            </span>
          </>
        ) : (
          <span>Candidates sign in one at a time, each with their own email and access code.</span>
        )}{' '}
        <span>The hiring team’s pages stay closed until you take the device back.</span>
      </p>
      <div className={styles.toolbar}>
        <Button variant="primary" onClick={() => setHanding(true)}>
          Hand over this device
        </Button>
      </div>
      {handing ? (
        <HandOverDialog
          assessments={[{ id: assessmentId, title }]}
          {...(only && { candidate: only })}
          onClose={() => setHanding(false)}
        />
      ) : null}
    </>
  )
}
