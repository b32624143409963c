import { useMemo } from 'react'
import type { Job } from '#schemas/job.ts'
import { listJobs } from '#src/db/jobs.ts'
import { useQuery } from '#src/db/query.ts'

const NONE: readonly Job[] = []

/** All jobs in their order, and their titles by id; empty while they are being read. */
export function useJobs(): { jobs: readonly Job[]; titleById: ReadonlyMap<string, string> } {
  const jobs = useQuery(listJobs, [])?.whole ?? NONE
  const titleById = useMemo(() => new Map(jobs.map(({ id, title }) => [id, title])), [jobs])
  return { jobs, titleById }
}
