/** The lines of a file of any length, without loading it into memory. */

/** How much is read at a time. */
const CHUNK_BYTES = 1024 * 1024

/** Longer lines are not read to the end. */
export const MAX_LINE_BYTES = 64 * 1024 * 1024

/** `start` and `end` are its byte positions in the file, without the line break. */
export interface FileLine {
  bytes: Uint8Array
  start: number
  end: number
  /** No line break follows: the file ends here, or the line is too long. */
  isCut: boolean
}

/** Rejects if the file can't be read, for example because it was moved or changed. */
export async function* fileLines(file: Blob): AsyncGenerator<FileLine> {
  let pending: Uint8Array[] = []
  let length = 0
  let end = 0
  while (end < file.size && length <= MAX_LINE_BYTES) {
    const at = end
    const chunk = new Uint8Array(await file.slice(at, at + CHUNK_BYTES).arrayBuffer())
    end += chunk.length
    let from = 0
    for (let to = chunk.indexOf(NEW_LINE); to >= 0; to = chunk.indexOf(NEW_LINE, from)) {
      const bytes = joined(pending, chunk.subarray(from, to))
      yield { bytes, start: at + to - bytes.length, end: at + to, isCut: false }
      pending = []
      length = 0
      from = to + 1
    }
    pending.push(chunk.subarray(from))
    length += chunk.length - from
  }
  if (length === 0) return
  yield { bytes: joined(pending), start: end - length, end, isCut: true }
}

const NEW_LINE = 0x0a

function joined(parts: readonly Uint8Array[], last = new Uint8Array()): Uint8Array {
  const all = [...parts, last].filter((part) => part.length > 0)
  const [only] = all
  if (only && all.length === 1) return only
  const whole = new Uint8Array(all.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of all) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
