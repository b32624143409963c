/** What a picture must be to stand above candidates' pages as the company's mark. */
import type { MarkType } from '#schemas/company.ts'

/** A version has a copy of it, and every candidate's page reads one. */
export const MAX_MARK_BYTES = 100 * 1024
/** Pixels, of each side. */
export const MIN_MARK_SIDE = 16
export const MAX_MARK_SIDE = 1024

export type MarkFault =
  /** It may carry scripts and refer to other addresses, so it is never safe to keep. */
  | { kind: 'svg' }
  | { kind: 'notAPicture' }
  | { kind: 'tooLarge'; bytes: number }
  | { kind: 'tooSmall' | 'tooWide'; width: number; height: number }

export type Mark = { type: MarkType; width: number; height: number }

/** Recognised by its bytes, whatever its name says. */
export function readMark(bytes: Uint8Array): Mark | MarkFault {
  if (isSvg(bytes)) return { kind: 'svg' }
  const mark = readPng(bytes) ?? readJpeg(bytes) ?? readWebp(bytes)
  if (mark === null) return { kind: 'notAPicture' }
  if (bytes.length > MAX_MARK_BYTES) return { kind: 'tooLarge', bytes: bytes.length }
  const { width, height } = mark
  if (Math.min(width, height) < MIN_MARK_SIDE) return { kind: 'tooSmall', width, height }
  if (Math.max(width, height) > MAX_MARK_SIDE) return { kind: 'tooWide', width, height }
  return mark
}

function isSvg(bytes: Uint8Array): boolean {
  const start = new TextDecoder().decode(bytes.subarray(0, 4096)).trimStart().toLowerCase()
  return start.startsWith('<') && start.includes('<svg')
}

function readPng(bytes: Uint8Array): Mark | null {
  if (!startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) || bytes.length < 24) {
    return null
  }
  const view = viewOf(bytes)
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) }
}

/** The size is in the start of a frame, after any number of other segments. */
function readJpeg(bytes: Uint8Array): Mark | null {
  if (!startsWith(bytes, [0xff, 0xd8, 0xff])) return null
  const view = viewOf(bytes)
  for (let at = 2; at + 9 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) {
      return { type: 'image/jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    }
    // Fill bytes may stand before a marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return null
}

function readWebp(bytes: Uint8Array): Mark | null {
  const isWebp = textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP' && bytes.length >= 30
  if (!isWebp) return null
  const view = viewOf(bytes)
  const sized = (width: number, height: number): Mark => ({ type: 'image/webp', width, height })
  switch (textAt(bytes, 12)) {
    case 'VP8 ':
      return sized(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff)
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return sized((bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1)
    }
    case 'VP8X':
      return sized((view.getUint32(24, true) & 0xff_ffff) + 1, (view.getUint32(26, true) >>> 8) + 1)
    default:
      return null
  }
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte)
}

function textAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4))
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
