import { useMemo } from 'react'
import type { Job } from '#schemas/records/job.ts'
import { listJobs } from '#src/hiring/storage/jobs.ts'
import { type DamagedRecord, useQuery } from '#src/storage/core/query.ts'
import { jobNames } from '#src/staff/words/jobNames.ts'

const NONE: readonly Job[] = []

/**
 * All readable jobs in order, and the names of all jobs by id, because a damaged job is not deleted.
 * Empty while loading.
 */
export function useJobs(): { jobs: readonly Job[]; nameById: ReadonlyMap<string, string> } {
  const listing = useQuery(listJobs, [])
  const nameById = useMemo(() => {
    const damaged = listing?.damaged ?? []
    return new Map([
      ...damaged.map((record) => [record.id, unreadableJob(record)] as const),
      ...jobNames(listing?.whole ?? NONE),
    ])
  }, [listing])
  return { jobs: listing?.whole ?? NONE, nameById }
}

function unreadableJob({ isNewer }: DamagedRecord): string {
  return isNewer ? 'Job from a newer version of TalentFlow' : 'Damaged job'
}
