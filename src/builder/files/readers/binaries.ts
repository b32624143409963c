/** Files that are not text, recognised by their bytes and not by their names. */

const LOOKED_AT = 64 * 1024

/** Whether a file is a ZIP archive or an old document of Office: no text starts like these. */
export function isPacked(bytes: ArrayBuffer): boolean {
  return startsWith(bytes, ZIP) || startsWith(bytes, OLE)
}

/** An Excel workbook (.xlsx, .xlsm), even a damaged one. */
export function isWorkbook(bytes: ArrayBuffer): boolean {
  if (!startsWith(bytes, ZIP)) return false
  const names = latin(bytes, 0, LOOKED_AT) + latin(bytes, bytes.byteLength - LOOKED_AT)
  return names.includes('xl/')
}

/** An OpenDocument spreadsheet, whose first file says what it is. */
export function isOpenDocument(bytes: ArrayBuffer): boolean {
  return startsWith(bytes, ZIP) && latin(bytes, 0, 200).includes('opendocument.spreadsheet')
}

/** A file of Office until 2003, or one with a password. */
export function isOldOffice(bytes: ArrayBuffer): boolean {
  return startsWith(bytes, OLE)
}

/** Whether an old file is the shell around one with a password. */
export function hasPassword(bytes: ArrayBuffer): boolean {
  return latin(bytes, 0).includes([...'EncryptedPackage'].join('\0'))
}

const ZIP = [0x50, 0x4b, 0x03, 0x04]
const OLE = [0xd0, 0xcf, 0x11, 0xe0]

function startsWith(bytes: ArrayBuffer, beginning: readonly number[]): boolean {
  const start = new Uint8Array(bytes, 0, Math.min(bytes.byteLength, beginning.length))
  return beginning.every((byte, at) => start[at] === byte)
}

function latin(bytes: ArrayBuffer, from: number, length = bytes.byteLength): string {
  const start = Math.max(0, from)
  const size = Math.min(length, bytes.byteLength - start)
  return new TextDecoder('latin1').decode(new Uint8Array(bytes, start, size))
}
