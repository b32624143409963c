import * as z from 'zod/mini'

import { type Job, type JobDetails, slugSchema } from '#schemas/job.ts'

/** What the form holds: as the record, but the tags are one line of text. */
export type JobForm = Omit<JobDetails, 'tags'> & { tags: string }

const MAX_TITLE = 200

/** The rules of the form in its own words; `others` are the jobs whose slugs are taken. */
export function jobFormSchema(others: readonly Pick<Job, 'title' | 'slug'>[]) {
  return z.object({
    title: z.string().check(
      z.refine((title) => title.trim() !== '', { error: 'Enter a title' }),
      z.maxLength(MAX_TITLE, `Keep the title to ${MAX_TITLE} characters`),
    ),
    slug: z.string().check(
      z.refine((slug) => slugSchema.safeParse(slug).success, {
        error: 'Use small letters, digits and single hyphens, 80 at most, such as senior-engineer',
        abort: true,
      }),
      z.refine((slug) => holderOf(slug, others) === undefined, {
        error: ({ input }) => slugTakenWords(holderOf(String(input), others)?.title ?? ''),
      }),
    ),
    department: z.string(),
    location: z.string(),
    tags: z.string(),
    description: z.string(),
  })
}

export function slugTakenWords(title: string): string {
  return `The job “${title}” has this short name. Choose another one.`
}

export function emptyJobForm(): JobForm {
  return { title: '', slug: '', department: '', location: '', tags: '', description: '' }
}

export function jobFormOf(job: Job): JobForm {
  const { title, slug, department, location, tags, description } = job
  return { title, slug, department, location, tags: tags.join(', '), description }
}

export function jobDetailsOf(form: JobForm): JobDetails {
  const tags = form.tags.split(',').map((tag) => tag.trim())
  return {
    title: form.title.trim(),
    slug: form.slug,
    department: form.department.trim(),
    location: form.location.trim(),
    description: form.description.trim(),
    tags: [...new Set(tags.filter(Boolean))],
  }
}

function holderOf(slug: string, others: readonly Pick<Job, 'title' | 'slug'>[]) {
  return others.find((other) => other.slug === slug)
}
