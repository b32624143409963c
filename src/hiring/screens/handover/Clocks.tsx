import { useState } from 'react'

import { Button } from '#src/ui/controls/Button.tsx'

import styles from './HandedOver.module.css'
import { type Reasons, SeatClock } from './SeatClock.tsx'
import type { Seat } from './seats.ts'
import { useStaffLeft } from './useStaffLeft.ts'

interface ClocksProps {
  seats: readonly Seat[]
  emailOf: (candidateId: string) => Promise<string | undefined>
  /** Reads them again. */
  look: () => Promise<unknown>
  /** From now on the PIN or the passphrase is needed again. */
  onLeft: () => void
}

/** In place of the PIN, for staff who have entered it. Says nothing that the candidate may not read. */
export function Clocks({ seats, emailOf, look, onLeft }: ClocksProps) {
  const [reasons] = useState<Reasons>(() => new Map())
  useStaffLeft(onLeft)
  const leave = async () => {
    const saved = await Promise.all([...reasons.values()].map((save) => save()))
    if (saved.every(Boolean)) onLeft()
  }
  return (
    <div className={styles.form}>
      {seats.length === 0 ? <output>Nobody on this device has a clock to pause.</output> : null}
      {seats.map((seat) => (
        <SeatClock
          key={seat.candidateId}
          seat={seat}
          emailOf={emailOf}
          reasons={reasons}
          onTurned={look}
        />
      ))}
      <div>
        <Button variant="primary" onClick={() => void leave()}>
          Done
        </Button>
      </div>
      <p>The device stays with the candidate.</p>
    </div>
  )
}
