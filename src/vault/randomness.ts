/**
 * Everything minted by chance, from the browser's own generator.
 */

const LOWER = 'abcdefghijklmnopqrstuvwxyz234567'
/** Crockford's alphabet: no I, L, O and U, so that nobody reads one character for another. */
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** An id for a part of a definition: `prefix` (a letter first), then nine characters, 45 bits. */
export function mintId(prefix: string): string {
  return `${/^[A-Za-z]/.test(prefix) ? '' : 'x'}${prefix}${drawn(9, LOWER)}`
}

/** Eight Crockford characters, 40 bits, without the hyphen that people see. */
export function mintAccessCode(): string {
  return drawn(8, CROCKFORD)
}

/** Stands for a candidate, or for a submission on its receipt: `7K4M-Q2XD`. */
export function mintReference(): string {
  return `${drawn(4, CROCKFORD)}-${drawn(4, CROCKFORD)}`
}

/** A whole number from 0 up to 2^32. */
export function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
}

/** Both alphabets have 32 characters, so that five bits of a byte choose one without bias. */
function drawn(length: number, alphabet: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, (byte) => alphabet.charAt(byte & 31)).join('')
}
