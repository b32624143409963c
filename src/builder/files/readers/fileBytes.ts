/** What a file is, by its bytes and never by its name. */
import { gunzippedStart, type ListedEntry, zipList } from '#src/storage/tables/zip.ts'

/** A file whose format is to be recognised. */
export interface FileBytes {
  bytes: ArrayBuffer
  /** Its first bytes, each as a character. */
  start: string
  /** What a ZIP archive has in it; empty for any other file. */
  entries: readonly ListedEntry[]
}

const START = 4 * 1024
/** The directory of an archive with thousands of files. */
const END = 1024 * 1024

/** `bytes`: the file, or what `bytesOf` left of a large one. */
export function fileBytes(bytes: ArrayBuffer): FileBytes {
  const start = beginning(bytes, START)
  const entries = start.startsWith(ZIP) ? zipList(new Uint8Array(bytes)) : []
  return { bytes, start, entries }
}

/**
 * The bytes of a chosen file. Of one beyond the limit only the ends are read, joined: they are enough
 * to say what it is.
 */
export async function bytesOf(
  file: Blob,
  limit: (start: ArrayBuffer) => number,
): Promise<{ bytes: ArrayBuffer; limit: number; isWhole: boolean }> {
  const most = limit(await file.slice(0, 8).arrayBuffer())
  const isWhole = file.size <= most
  const read = isWhole ? file : new Blob([file.slice(0, START), file.slice(-END)])
  return { bytes: await read.arrayBuffer(), limit: most, isWhole }
}

/** Whether a file is a ZIP archive or an old document of Office: no text starts like these. */
export function isPacked(bytes: ArrayBuffer): boolean {
  const start = beginning(bytes, 4)
  return start === ZIP || start === OLE
}

const ZIP = 'PK\u0003\u0004'
const OLE = '\u00d0\u00cf\u0011\u00e0'

/** Whether an archive, even a damaged one, has an entry with such a name. */
export function hasEntry({ entries }: FileBytes, name: RegExp): boolean {
  return entries.some((entry) => name.test(entry.name))
}

/** An OpenDocument file of a kind, such as "spreadsheet"; one of its first entries says which. */
export function isOpenDocument(file: FileBytes, kind: string): boolean {
  const isOne = hasEntry(file, /^mimetype$/) && hasEntry(file, /^content\.xml$/)
  return isOne && (kind === '' || file.start.includes(`opendocument.${kind}`))
}

/** A file of Office until 2003, or one with a password, with a part of this name. */
export function hasOldPart({ bytes, start }: FileBytes, part: string): boolean {
  if (!start.startsWith(OLE)) return false
  return part === '' || new TextDecoder('latin1').decode(bytes).includes([...part].join('\0'))
}

/** A backup of a Moodle course: an archive of one kind or the other. */
export function isMoodleBackup(file: FileBytes): boolean {
  if (hasEntry(file, /^moodle_backup\.xml$/)) return true
  const packed = isGzip(file) ? gunzippedStart(file.bytes) : ''
  return /^\.ARCHIVE_INDEX|^moodle_backup\.xml/.test(packed)
}

export function isGzip({ start }: FileBytes): boolean {
  return start.startsWith('\u001f\u008b')
}

/** Word, Excel, PDF, picture and archive files start with bytes that don't occur in text. */
export function isBinaryFile({ start }: FileBytes): boolean {
  // UTF-16 says so in its first bytes. What is wrong in JSON is said where it is read.
  if (/^(?:\u00ff\u00fe|\u00fe\u00ff|[[{])/.test(start)) return false
  return Array.from(start.slice(0, 8), (letter) => letter.charCodeAt(0)).some(
    (byte) => byte < 0x09 || byte === 0x89 || byte >= 0xf5,
  )
}

function beginning(bytes: ArrayBuffer, length: number): string {
  return String.fromCharCode(...new Uint8Array(bytes, 0, Math.min(bytes.byteLength, length)))
}
