import { foldText } from '#src/base/foldText.ts'
import type { Job, JobStatus } from '#schemas/records/job.ts'

export const jobSorts = ['order', 'title', 'created', 'updated'] as const
export type JobSort = (typeof jobSorts)[number]

export type JobFilters = {
  search: string
  status: JobStatus | null
  tag: string | null
  sort: JobSort
}

/** The matching jobs in the requested order; `jobs` are in staff's own order. */
export function filterJobs(jobs: readonly Job[], filters: JobFilters): readonly Job[] {
  const words = foldText(filters.search).split(/\s+/).filter(Boolean)
  const matching = jobs.filter((job) => {
    if (filters.status !== null && job.status !== filters.status) return false
    if (filters.tag !== null && !job.tags.includes(filters.tag)) return false
    const text = foldText(`${job.title} ${job.slug} ${job.department} ${job.location}`)
    return words.every((word) => text.includes(word))
  })
  return filters.sort === 'order' ? matching : matching.toSorted(COMPARE[filters.sort])
}

/** Whether the list is complete and in its own order, so that positions are meaningful. */
export function canReorder({ search, status, tag, sort }: JobFilters): boolean {
  return sort === 'order' && !isFiltered({ search, status, tag })
}

export function isFiltered({ search, status, tag }: Omit<JobFilters, 'sort'>): boolean {
  return search.trim() !== '' || status !== null || tag !== null
}

export function tagsOf(jobs: readonly Job[]): string[] {
  return [...new Set(jobs.flatMap((job) => job.tags))].toSorted((a, b) => a.localeCompare(b))
}

const COMPARE: Record<Exclude<JobSort, 'order'>, (a: Job, b: Job) => number> = {
  title: (a, b) => a.title.localeCompare(b.title),
  created: (a, b) => b.createdAt.localeCompare(a.createdAt),
  updated: (a, b) => b.updatedAt.localeCompare(a.updatedAt),
}
