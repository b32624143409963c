import * as z from 'zod/mini'

import type { FieldWords } from '#src/parts/forms/issueWords.ts'
import { valid } from '#src/parts/forms/valid.ts'
import { LONGEST_PIN, readPin, SHORTEST_PIN } from '#src/vault/pin.ts'

/** As typed: `readPin` gives its digits. No transform, which candidates' zod would have to carry. */
export const pinSchema = z.string().check(valid((typed) => readPin(typed) !== null))

export const pinWords: FieldWords = {
  invalid: `Enter ${SHORTEST_PIN} to ${LONGEST_PIN} digits`,
}
