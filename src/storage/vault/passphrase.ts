/**
 * New passphrases, and how hard others are to guess. Word lists and dictionaries are loaded only
 * when they are needed.
 */
import { normalisePassphrase } from './normalisePassphrase.ts'

/** Six of 2,048 words: 66 bits. */
const WORDS = 6
const BITS_PER_WORD = 11

/** A passphrase that takes fewer guesses than 2 to the power of this is not accepted. */
export const ENOUGH_BITS = 60

/** Six different words at random from the English list of BIP-39, with spaces. */
export async function newPassphrase(): Promise<string> {
  const words = await listedWords()
  for (;;) {
    // 2,048 divides 65,536, so that the remainder favours no word.
    const numbers = crypto.getRandomValues(new Uint16Array(WORDS))
    const chosen = new Set(Array.from(numbers, (number) => words[number % words.length] ?? ''))
    // A repeated word would be counted once when it is judged as an own one.
    if (chosen.size === WORDS) return [...chosen].join(' ')
  }
}

/**
 * The estimated strength of a passphrase in bits, as typed: 2 to this power guesses find it. What
 * `newPassphrase` could have made counts as made by it.
 */
export async function passphraseBits(typed: string): Promise<number> {
  const secret = normalisePassphrase(typed)
  const listed = new Set(await listedWords())
  const words = secret.split(' ')
  const different = new Set(words)
  if (different.size >= WORDS && words.every((word) => listed.has(word))) {
    return different.size * BITS_PER_WORD
  }
  const { guessingBits } = await import('./guessing.ts')
  return guessingBits(secret)
}

async function listedWords(): Promise<readonly string[]> {
  const { wordlist } = await import('@scure/bip39/wordlists/english.js')
  return wordlist
}
