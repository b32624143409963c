import * as z from 'zod/mini'

import { assessmentDetailsSchema } from '#schemas/records/details.ts'

/** The content that a new assessment can start with. */
export type Start = 'blank' | 'paste' | 'file'

/** `fileName`: the name of the file that was read; empty if there is none. */
interface CreateForm {
  jobId: string
  title: string
  start: Start
  fileName: string
}

const { shape } = assessmentDetailsSchema
export const createFormSchema: z.ZodMiniType<CreateForm, CreateForm> = z.discriminatedUnion(
  'start',
  [
    z.strictObject({ ...shape, start: z.enum(['blank', 'paste']), fileName: z.string() }),
    z.strictObject({
      ...shape,
      start: z.literal('file'),
      fileName: z.string().check(z.minLength(1)),
    }),
  ],
)

export const createFormWords = {
  title: { invalid: 'Enter a title' },
  jobId: { invalid: 'Choose a job' },
  fileName: { invalid: 'Open a file that was saved from TalentFlow' },
}
