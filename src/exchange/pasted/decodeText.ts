/** Larger files are no text of questions: four bytes for each character that a text may have. */
export const MOST_BYTES = 2 * 1024 * 1024

/**
 * The text of a file: UTF-8, or UTF-16 where it says so at its beginning, as spreadsheets save "Unicode
 * text". What is neither was saved by an older program of Windows.
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
