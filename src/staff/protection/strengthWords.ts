import { ENOUGH_BITS } from '#src/storage/vault/passphrase.ts'

/** About what an ordinary word adds that nobody would expect. */
const BITS_OF_WORD = 10
const MUCH_BITS = 80

/** The weakness of a passphrase of one's own. Null if it is hard enough to guess. */
export function weaknessWords(bits: number): string | null {
  if (bits === 0) return 'Enter a passphrase'
  if (bits >= ENOUGH_BITS) return null
  const missing = Math.ceil((ENOUGH_BITS - bits) / BITS_OF_WORD)
  const words = missing === 1 ? 'one more word' : `${missing} more words`
  return `Too easy to guess. Add at least ${words} that nobody would expect.`
}

/** The dictionaries are fetched when they are needed, and the server can't be reached. */
export const CANT_JUDGE =
  'Your own passphrase can’t be checked while you are offline. Use a generated one.'

export function strengthWords(bits: number): string {
  return weaknessWords(bits) ?? (bits >= MUCH_BITS ? 'Very hard to guess' : 'Hard to guess')
}
