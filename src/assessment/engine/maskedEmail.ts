/** Takes the place of whatever is hidden. */
export const MASK = '•••'

/**
 * An email address that its owner recognises and nobody else can read: `g•••@example.org` (rule
 * N1).
 */
export function maskedEmail(email: string): string {
  return email.replace(/^([^@]?).*?(@[^@]*)?$/su, `$1${MASK}$2`)
}
