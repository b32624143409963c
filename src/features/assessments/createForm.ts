import * as z from 'zod/mini'

import { assessmentDetailsSchema } from '#schemas/details.ts'

const startSchema = z.enum(['blank', 'paste', 'file'])
/** What a new assessment can start with. */
export type Start = z.infer<typeof startSchema>

/** `fileName`: the name of the file that was read; empty if there is none. */
export const createFormSchema = z
  .strictObject({ ...assessmentDetailsSchema.shape, start: startSchema, fileName: z.string() })
  .check(
    z.refine(({ start, fileName }) => start !== 'file' || fileName !== '', {
      path: ['fileName'],
      // Reported along with other errors, not only after them.
      when: () => true,
    }),
  )

export const createFormWords = {
  title: { invalid: 'Enter a title' },
  jobId: { invalid: 'Choose a job' },
  fileName: { invalid: 'Open a file that was saved from TalentFlow' },
}
