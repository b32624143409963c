/** The company's face on candidates' pages: its name, its mark and its accent colour. */

import * as z from 'zod/mini'

import { mintedIdSchema } from './base.ts'

/** The owner of the mark among the files of the device. */
export const COMPANY_FILES = 'company'

/** The longest name that fits above a page. */
export const MAX_COMPANY_NAME = 80

/** `#rrggbb`, in lower case. */
export const colourSchema = z.string().check(z.regex(/^#[\da-f]{6}$/))

/** Kinds of picture that can't carry anything but a picture. */
export const markTypeSchema = z.enum(['image/png', 'image/jpeg', 'image/webp'])
export type MarkType = z.infer<typeof markTypeSchema>

const nameSchema = z.string().check(z.minLength(1), z.maxLength(MAX_COMPANY_NAME))

/** As staff set it on this device; the bytes of the mark are among the files. */
export const companyDetailsSchema = z.strictObject({
  name: nameSchema,
  /** As chosen; pages use what can be read of it (`builder/model/company/accent.ts`). */
  accent: z.exactOptional(colourSchema),
  mark: z.exactOptional(z.strictObject({ fileId: mintedIdSchema, type: markTypeSchema })),
})
export type CompanyDetails = z.infer<typeof companyDetailsSchema>

/** As a published version has it, which needs no other record. */
export const companySchema = z.strictObject({
  name: nameSchema,
  /** The accent where pages are light, and where they are dark: it can be read on each. */
  accent: z.exactOptional(z.strictObject({ light: colourSchema, dark: colourSchema })),
  /** `data`: its bytes in base64. */
  mark: z.exactOptional(
    z.strictObject({
      type: markTypeSchema,
      data: z.string().check(z.regex(/^[A-Za-z\d+/]+={0,2}$/), z.maxLength(200_000)),
    }),
  ),
})
export type Company = z.infer<typeof companySchema>
