import type { Job } from '#schemas/records/job.ts'
import { dateFormat } from '#src/assessment/words/values/formats.ts'

type NamedJob = Pick<Job, 'id' | 'title' | 'slug' | 'location' | 'department' | 'createdAt'>

/**
 * The titles of jobs by id. If several have the same one, it is followed by the first fact in which
 * they all differ: "Designer (Berlin)".
 */
export function jobNames(jobs: readonly NamedJob[]): ReadonlyMap<string, string> {
  const jobsByTitle = new Map<string, NamedJob[]>()
  for (const job of jobs) {
    const alike = jobsByTitle.get(job.title)
    if (alike) alike.push(job)
    else jobsByTitle.set(job.title, [job])
  }
  const nameById = new Map<string, string>()
  for (const [title, alike] of jobsByTitle) {
    const fact = alike.length > 1 ? FACTS.find((each) => differs(alike.map(each))) : undefined
    for (const job of alike) nameById.set(job.id, fact ? `${title} (${fact(job)})` : title)
  }
  return nameById
}

/** The last one is different for every job. */
const FACTS: readonly ((job: NamedJob) => string)[] = [
  ({ location }) => location,
  ({ department }) => department,
  ({ createdAt }) =>
    `created ${dateFormat('en', { dateStyle: 'long' }).format(new Date(createdAt))}`,
  ({ slug }) => slug,
]

function differs(facts: readonly string[]): boolean {
  return !facts.includes('') && new Set(facts).size === facts.length
}
