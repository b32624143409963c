/** Larger files can't be a text of questions: four bytes for each allowed character. */
export const MAX_BYTES = 20 * 1024 * 1024

/**
 * Decodes a file: UTF-8, or UTF-16 with a byte order mark, as spreadsheets save "Unicode text".
 * Anything else is assumed to come from an older Windows program.
 */
export function decodeText(bytes: Uint8Array<ArrayBuffer>): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
