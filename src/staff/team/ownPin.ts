import * as z from 'zod/mini'

import { pinWords } from '#src/staff/handover/pinField.ts'
import { valid } from '#src/staff/forms/valid.ts'
import { LONGEST_PIN, readPin, SHORTEST_PIN } from '#src/storage/vault/pin.ts'

/** The PIN of a reviewer as typed; blank for none. */
export const ownPinSchema = z
  .string()
  .check(valid((typed) => typed.trim() === '' || readPin(typed) !== null))

export const ownPinWords = pinWords

export const pinHelp = `${SHORTEST_PIN} to ${LONGEST_PIN} digits, to enter before anyone continues under this name. A forgotten PIN can be removed on the data page.`

/** Its digits; null for none. */
export function readOwnPin(typed: string): string | null {
  return typed.trim() === '' ? null : readPin(typed)
}
