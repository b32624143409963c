/** ZIP archives of other programs, read without trusting what they say about their size. */
import { Gunzip, Inflate } from 'fflate'

export type ZipEntry = {
  /** As it is packed. */
  data: Uint8Array
  isDeflated: boolean
  hasPassword: boolean
}

/** An entry as an archive lists it. */
export type ListedEntry = { name: string; hasPassword: boolean }

/** How many more bytes may be unpacked, over all entries. */
export type Budget = { left: number }

const END = 0x06_05_4b_50
const ENTRY = 0x02_01_4b_50
const FILE = 0x04_03_4b_50
const LONGEST_END = 22 + 0xff_ff
const MAX_ENTRIES = 10_000
const DAMAGED_START = 64 * 1024
/** What only looks like an entry may say that its name is long. */
const LONGEST_NAME = 1_000
/** Deflated bytes become at most a thousand times as many. */
const PIECE = 16 * 1024

/** The entries by name, as the directory at the end lists them; null if it is damaged. */
export function zipEntries(bytes: Uint8Array): ReadonlyMap<string, ZipEntry> | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = directoryEnd(view)
  if (end === null) return null
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  if (count > MAX_ENTRIES) return null
  const entries = new Map<string, ZipEntry>()
  for (let each = 0; each < count; each++) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== ENTRY) return null
    const nameEnd = at + 46 + view.getUint16(at + 28, true)
    const name = new TextDecoder().decode(bytes.subarray(at + 46, nameEnd))
    const from = view.getUint32(at + 42, true)
    if (from + 30 > view.byteLength || view.getUint32(from, true) !== FILE) return null
    const start = from + 30 + view.getUint16(from + 26, true) + view.getUint16(from + 28, true)
    const size = view.getUint32(at + 20, true)
    if (start + size > view.byteLength) return null
    entries.set(name, {
      data: bytes.subarray(start, start + size),
      isDeflated: view.getUint16(at + 10, true) !== 0,
      hasPassword: (view.getUint16(at + 8, true) & 1) === 1,
    })
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

/**
 * What an archive has in it, as far as it is whole: its directory, or the entries at the start of a
 * damaged one. The middle of the archive may be missing.
 */
export function zipList(bytes: Uint8Array): ListedEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = directoryEnd(view)
  const listed: ListedEntry[] = []
  const add = (at: number, header: { size: number; name: number; flags: number }): number => {
    const from = at + header.size
    const to = from + view.getUint16(at + header.name, true)
    const hasPassword = (view.getUint16(at + header.flags, true) & 1) === 1
    const name = new TextDecoder().decode(bytes.subarray(from, Math.min(to, from + LONGEST_NAME)))
    listed.push({ name, hasPassword })
    return to
  }
  let at = end === null ? -1 : end - view.getUint32(end + 12, true)
  while (at >= 0 && at + 46 <= view.byteLength && view.getUint32(at, true) === ENTRY) {
    const comment = view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    at = add(at, { size: 46, name: 28, flags: 8 }) + comment
  }
  if (listed.length > 0) return listed
  const last = Math.min(view.byteLength - 30, DAMAGED_START)
  for (let start = 0; start <= last; start++) {
    if (view.getUint32(start, true) === FILE) add(start, { size: 30, name: 26, flags: 6 })
  }
  return listed
}

/** The first bytes that a gzip file unpacks to, each as a character; empty if nothing can be. */
export function gunzippedStart(bytes: ArrayBuffer): string {
  let start = ''
  const gunzip = new Gunzip((piece) => {
    if (start === '') start = new TextDecoder('latin1').decode(piece.subarray(0, 1024))
  })
  try {
    gunzip.push(new Uint8Array(bytes, 0, Math.min(bytes.byteLength, 4 * 1024)))
  } catch {
    // What was unpacked before the damage is enough.
  }
  return start
}

function directoryEnd(view: DataView): number | null {
  const last = view.byteLength - 22
  for (let at = last; at >= Math.max(0, last - LONGEST_END); at--) {
    if (view.getUint32(at, true) === END) return at
  }
  return null
}

/** The text of an entry in UTF-8; null if it is damaged, or the budget is below 0 now. */
export function unzippedText({ data, isDeflated }: ZipEntry, budget: Budget): string | null {
  const decoder = new TextDecoder()
  const pieces: string[] = []
  const take = (piece: Uint8Array) => {
    budget.left -= piece.length
    if (budget.left >= 0) pieces.push(decoder.decode(piece, { stream: true }))
  }
  let isComplete = !isDeflated
  if (isDeflated) {
    const inflate = new Inflate((piece, isLast) => {
      take(piece)
      isComplete ||= isLast
    })
    try {
      for (let at = 0; at < data.length && budget.left >= 0; at += PIECE) {
        inflate.push(data.subarray(at, at + PIECE), at + PIECE >= data.length)
      }
    } catch {
      return null
    }
  } else take(data)
  return isComplete && budget.left >= 0 ? pieces.join('') : null
}
