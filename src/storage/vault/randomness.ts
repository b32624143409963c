/** Everything random, from the browser's cryptographic generator. */

const LOWER = 'abcdefghijklmnopqrstuvwxyz234567'
/** Crockford's base32 alphabet: without I, L, O and U, which are easily misread. */
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * An id for part of a definition: `prefix` (which starts with a letter), then nine characters, 45
 * bits.
 */
export function mintId(prefix: string): string {
  return `${/^[A-Za-z]/.test(prefix) ? '' : 'x'}${prefix}${drawn(9, LOWER)}`
}

/** Eight Crockford characters, 40 bits, without the hyphen shown to people. */
export function mintAccessCode(): string {
  return drawn(8, CROCKFORD)
}

/** The reference of a candidate, or of a submission on its receipt: `7K4M-Q2XD`. */
export function mintReference(): string {
  return `${drawn(4, CROCKFORD)}-${drawn(4, CROCKFORD)}`
}

/** Draws `length` of Crockford's 32 characters, five bits each. */
export function crockfordCharacters(length: number): string {
  return drawn(length, CROCKFORD)
}

/** A random whole number from 0 up to 2^32, exclusive. */
export function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
}

/** Draws characters without bias: either alphabet has 32 characters, so five bits choose one. */
function drawn(length: number, alphabet: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, (byte) => alphabet.charAt(byte & 31)).join('')
}
