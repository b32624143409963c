/**
 * Normalises a typed passphrase. The same words typed on another keyboard, with other spaces or
 * capitals, are the same passphrase; so capitals and further spaces make none stronger.
 */
export function normalisePassphrase(typed: string): string {
  return typed.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase()
}
