/**
 * The candidates who are filling in an assessment right now, for staff about to delete or replace
 * stored data.
 */
import { useEffect, useState } from 'react'

import { listHeldResponses } from '#src/storage/core/locks.ts'

/** Browsers send no events about locks. */
const ASK_EVERY_MS = 1000

/**
 * The ids of candidates whose response is open in some tab on this device. Empty if the browser has
 * no Web Locks, because then there is no way to tell.
 */
export function listAttemptsUnderWay(): Promise<string[]> {
  return listHeldResponses()
}

/**
 * The candidates who are filling in an assessment, polled every second; undefined until the first
 * result.
 */
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
