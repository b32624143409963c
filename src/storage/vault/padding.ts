/** Hides how long a text is, within a step. */
export const STEP = 1024
const LENGTH_BYTES = 4

/**
 * The length in four bytes, most significant first, then the bytes, then zeros up to a multiple of
 * 1 KiB. Throws a RangeError from 4 GiB on.
 */
export function pad(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  if (bytes.length >= 2 ** 32) throw new RangeError('Too long to pad')
  const padded = new Uint8Array(Math.ceil((LENGTH_BYTES + bytes.length) / STEP) * STEP)
  new DataView(padded.buffer).setUint32(0, bytes.length)
  padded.set(bytes, LENGTH_BYTES)
  return padded
}

/** The bytes that were padded. Throws a RangeError if these can't be the result of `pad`. */
export function unpad(padded: Uint8Array): Uint8Array {
  const view = new DataView(padded.buffer, padded.byteOffset, padded.byteLength)
  const end = LENGTH_BYTES + view.getUint32(0)
  if (Math.ceil(end / STEP) * STEP !== padded.length) throw new RangeError('Not padded')
  return padded.subarray(LENGTH_BYTES, end)
}
