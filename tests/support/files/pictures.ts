/** The first bytes of pictures of each kind, as long as they have to be to be recognised. */

/** One black pixel if it is to be drawn; of any size if only its head is read. */
export function png(width: number, height: number, length = 64): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length)
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])
  bytes.set(ascii('IHDR'), 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return bytes
}

/** With a segment before the frame, as cameras write one. */
export function jpeg(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(64)
  bytes.set([0xff, 0xd8, 0xff, 0xe0, 0, 16, ...ascii('JFIF')])
  bytes.set([0xff, 0xff, 0xc2, 0, 17, 8], 20)
  const view = new DataView(bytes.buffer)
  view.setUint16(26, height)
  view.setUint16(28, width)
  return bytes
}

export function webp(
  kind: 'VP8 ' | 'VP8L' | 'VP8X',
  width: number,
  height: number,
): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(64)
  bytes.set([...ascii('RIFF'), 0, 0, 0, 0, ...ascii(`WEBP${kind}`)])
  const view = new DataView(bytes.buffer)
  if (kind === 'VP8 ') {
    view.setUint16(26, width, true)
    view.setUint16(28, height, true)
  } else if (kind === 'VP8L') {
    view.setUint32(21, (width - 1) | ((height - 1) << 14), true)
  } else {
    view.setUint32(27, height - 1, true)
    view.setUint16(24, width - 1, true)
  }
  return bytes
}

export function ascii(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0))
}
