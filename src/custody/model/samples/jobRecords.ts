import { FORMATS } from '#schemas/base.ts'
import type { Job } from '#schemas/records/job.ts'
import { suggestSlug } from '#src/hiring/model/slug.ts'

import type { Random } from './random.ts'
import { sampleJobs } from './sampleJobs.ts'

/** The facts about existing jobs that new ones need: their slugs, and the end of their order. */
export type ExistingJobs = { slugs: readonly string[]; lastOrder: number }

/** All sample jobs, listed after the existing ones. */
export function makeJobs(random: Random, now: Date, existing: ExistingJobs): Job[] {
  const slugs = [...existing.slugs]
  return sampleJobs.map(({ applicants: _weight, ...written }, index) => {
    const slug = suggestSlug(written.title, slugs)
    slugs.push(slug)
    const created = now.getTime() - random.days(180, 320)
    return {
      ...written,
      format: FORMATS.job,
      rev: 0,
      id: random.id(),
      slug,
      order: existing.lastOrder + index + 1,
      createdAt: new Date(created).toISOString(),
      updatedAt: new Date(created + random.days(1, 170)).toISOString(),
      sample: true,
    }
  })
}
