import { useMemo } from 'react'
import type { Job } from '#schemas/job.ts'
import { listJobs } from '#src/db/jobs.ts'
import { useQuery } from '#src/db/query.ts'

const NONE: readonly Job[] = []

/**
 * All whole jobs in their order, and the titles of all by id: one that is damaged is not gone. Empty
 * while they are being read.
 */
export function useJobs(): { jobs: readonly Job[]; titleById: ReadonlyMap<string, string> } {
  const listing = useQuery(listJobs, [])
  const titleById = useMemo(() => {
    const damaged = listing?.damaged ?? []
    return new Map([
      ...damaged.map(({ id }) => [id, 'A damaged job'] as const),
      ...(listing?.whole ?? NONE).map(({ id, title }) => [id, title] as const),
    ])
  }, [listing])
  return { jobs: listing?.whole ?? NONE, titleById }
}
