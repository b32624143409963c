import { useMemo } from 'react'
import type { Job } from '#schemas/job.ts'
import { listJobs } from '#src/db/hiring/jobs.ts'
import { type DamagedRecord, useQuery } from '#src/db/core/query.ts'

const NONE: readonly Job[] = []

/**
 * All readable jobs in order, and the titles of all jobs by id, because a damaged job is not
 * deleted. Empty while loading.
 */
export function useJobs(): { jobs: readonly Job[]; titleById: ReadonlyMap<string, string> } {
  const listing = useQuery(listJobs, [])
  const titleById = useMemo(() => {
    const damaged = listing?.damaged ?? []
    return new Map([
      ...damaged.map((record) => [record.id, unreadableJob(record)] as const),
      ...(listing?.whole ?? NONE).map(({ id, title }) => [id, title] as const),
    ])
  }, [listing])
  return { jobs: listing?.whole ?? NONE, titleById }
}

function unreadableJob({ isNewer }: DamagedRecord): string {
  return isNewer ? 'Job from a newer TalentFlow' : 'Damaged job'
}
