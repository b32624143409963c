/**
 * Who is filling in at this moment, for staff who are about to delete or replace what is stored.
 */
import { useEffect, useState } from 'react'

import { listHeldResponses } from './locks.ts'

/** The browser tells nobody of locks that come and go. */
const ASK_EVERY_MS = 1000

/**
 * The ids of candidates whose response is open in some tab of this device. Empty where the browser
 * knows no Web Locks, which then has no way to tell.
 */
export function listAttemptsUnderWay(): Promise<string[]> {
  return listHeldResponses()
}

/** The same, asked again every second; undefined until the first answer. */
export function useAttemptsUnderWay(): readonly string[] | undefined {
  const [candidateIds, setCandidateIds] = useState<readonly string[]>()

  useEffect(() => {
    let isCurrent = true
    const ask = async () => {
      const found = await listAttemptsUnderWay()
      if (!isCurrent) return
      setCandidateIds((before) => (before?.join() === found.join() ? before : found))
    }
    void ask()
    const asking = setInterval(() => void ask(), ASK_EVERY_MS)
    return () => {
      isCurrent = false
      clearInterval(asking)
    }
  }, [])

  return candidateIds
}
