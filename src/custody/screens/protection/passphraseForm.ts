import * as z from 'zod/mini'

/** A form that asks for the current passphrase before what an unlocked device alone may not do. */
export const passphraseForm = {
  schema: z.strictObject({ passphrase: z.string().check(z.regex(/\S/)) }),
  start: { passphrase: '' },
  words: { passphrase: { invalid: 'Enter the passphrase' } },
}
