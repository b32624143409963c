import * as z from 'zod/mini'

import type { FieldWords } from '#src/staff/forms/issueWords.ts'
import { valid } from '#src/staff/forms/valid.ts'
import { LONGEST_PIN, readPin, SHORTEST_PIN } from '#src/storage/vault/pin.ts'

/**
 * The PIN as typed: `readPin` gives its digits. No transform, which candidates' zod would have to
 * carry.
 */
export const pinSchema = z.string().check(valid((typed) => readPin(typed) !== null))

export const pinWords: FieldWords = {
  invalid: `Enter ${SHORTEST_PIN} to ${LONGEST_PIN} digits`,
}
