import type { Job } from '#schemas/job.ts'
import { suggestSlug } from '#src/db/jobs.ts'

import type { Chance } from './chance.ts'
import { sampleJobs } from './sampleJobs.ts'

/** What of the jobs that are there already must be known: their slugs, and where theirs end. */
export type ExistingJobs = { slugs: readonly string[]; lastOrder: number }

/** All jobs, below those that are there. */
export function makeJobs(chance: Chance, now: Date, existing: ExistingJobs): Job[] {
  const slugs = [...existing.slugs]
  return sampleJobs.map(({ applicants: _weight, ...written }, index) => {
    const slug = suggestSlug(written.title, slugs)
    slugs.push(slug)
    const created = now.getTime() - chance.days(180, 320)
    return {
      ...written,
      format: 1,
      rev: 0,
      id: chance.id(),
      slug,
      order: existing.lastOrder + index + 1,
      createdAt: new Date(created).toISOString(),
      updatedAt: new Date(created + chance.days(1, 170)).toISOString(),
      sample: true,
    }
  })
}
