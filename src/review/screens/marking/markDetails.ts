/** What reviewers type for a mark. Apart from the other forms, because numbers are read as in all fields of staff. */
import * as z from 'zod/mini'

import { readNumberText } from '#src/staff/fields/numberText.ts'

/**
 * Points of a mark as typed, and why. Parsed, the points are plain digits. Where they were chosen and
 * not typed, nothing is needed.
 */
export function markDetailsSchema({
  least,
  most,
  needsReason,
  needsPoints = true,
}: {
  least: number
  most: number
  needsReason: boolean
  needsPoints?: boolean
}) {
  return z.strictObject({
    points: z.string().check(
      z.overwrite((typed) => {
        const read = readNumberText(typed)
        return read.kind === 'number' ? String(read.value) : ''
      }),
      z.check(({ value, issues }) => {
        if (value === '' && !needsPoints) return
        if (value !== '' && Number(value) >= least && Number(value) <= most) return
        issues.push({ code: 'custom', input: value })
      }),
    ),
    reason: z.string().check(z.trim(), z.minLength(needsReason ? 1 : 0), z.maxLength(10_000)),
  })
}
