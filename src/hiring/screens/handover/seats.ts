import { useCallback, useEffect, useState } from 'react'

import { onChanges } from '#src/storage/core/changes.ts'
import { listHeldResponses } from '#src/storage/core/locks.ts'

/** An attempt with time limits at this device. */
export interface Seat {
  candidateId: string
  assessmentId: string
  isPaused: boolean
  /** False for whoever was here last, while nobody has a page open. */
  isHere: boolean
  /** In which they read the assessment. */
  language: string
}

/** Who sits at the device, as the candidates' pages know it. */
export interface Seats {
  /** The seats, without anything that names a candidate. */
  list: () => Promise<readonly Seat[]>
  /** Masked, so that staff can check who it is. Undefined if it can't be read. */
  emailOf: (candidateId: string) => Promise<string | undefined>
}

export interface SeatsNow {
  seats: readonly Seat[]
  /** The assessment is open in another tab. */
  isOpenElsewhere: boolean
}

const NOBODY: SeatsNow = { seats: [], isOpenElsewhere: false }

/** Read again when something changes, and whenever the page is shown. `look` reads it now. */
export function useSeats(of: Seats | undefined): SeatsNow & { look: () => Promise<SeatsNow> } {
  const [now, setNow] = useState(NOBODY)
  const look = useCallback(async () => {
    const seats = (await of?.list().catch(() => [])) ?? []
    const found = { seats, isOpenElsewhere: (await listHeldResponses()).length > 0 }
    setNow(found)
    return found
  }, [of])
  useEffect(() => {
    const again = () => void look()
    again()
    const stop = onChanges('Candidates', again)
    document.addEventListener('visibilitychange', again)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', again)
    }
  }, [look])
  return { ...now, look }
}
