import * as z from 'zod/mini'

import { type JobDetails, jobDetailsSchema } from '#schemas/records/details.ts'
import type { Job } from '#schemas/records/job.ts'
import { valid } from '#src/staff/forms/valid.ts'

/** The details of a job, with tags as one line of text; `others` are the jobs whose slugs are taken. */
export function jobFormSchema(others: readonly Pick<Job, 'title' | 'slug'>[]) {
  const { slug } = jobDetailsSchema.shape
  return z.strictObject({
    ...jobDetailsSchema.shape,
    slug: slug.check(
      valid(
        (typed) => holderOf(typed, others) === undefined,
        (typed) => slugTakenWords(holderOf(typed, others)?.title ?? ''),
      ),
    ),
    tags: z.string(),
  })
}
export type JobForm = z.infer<ReturnType<typeof jobFormSchema>>

export const jobFormWords = {
  title: { invalid: 'Enter a title', label: 'Title' },
  slug: {
    missing: 'Enter a short name',
    invalid:
      'Use lowercase letters, digits and single hyphens, up to 80 characters, like senior-engineer',
  },
}

export function slugTakenWords(title: string): string {
  return `The job “${title}” already uses this short name. Choose another one.`
}

export function emptyJobForm(): JobForm {
  return { title: '', slug: '', department: '', location: '', tags: '', description: '' }
}

export function jobFormOf(job: Job): JobForm {
  const { title, slug, department, location, tags, description } = job
  return { title, slug, department, location, tags: tags.join(', '), description }
}

export function jobDetailsOf(form: JobForm): JobDetails {
  return { ...form, tags: tagsIn(form.tags) }
}

function tagsIn(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim())
  return [...new Set(tags.filter(Boolean))]
}

function holderOf(slug: string, others: readonly Pick<Job, 'title' | 'slug'>[]) {
  return others.find((other) => other.slug === slug)
}
