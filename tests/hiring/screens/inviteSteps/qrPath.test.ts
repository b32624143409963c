import { decodeQR } from 'qr/decode.js'
import { expect, test } from 'vitest'

import { type QrPath, qrPathOf } from '#src/hiring/screens/inviteSteps/qrPath.ts'

const SCALE = 4

/** The drawn path as pixels: it has only rectangles of one row. */
function pixelsOf({ size, d }: QrPath) {
  const width = size * SCALE
  const data = new Uint8Array(width * width * 4).fill(255)
  for (const [, x, y, length] of d.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row += 1) {
      const from = (row * width + Number(x) * SCALE) * 4
      data.fill(0, from, from + Number(length) * SCALE * 4)
    }
  }
  for (let pixel = 3; pixel < data.length; pixel += 4) data[pixel] = 255
  return { width, height: width, data }
}

test.each([
  'http://127.0.0.1:4173/take/0b6f9a3e-3b52-4c3a-9a35-6f0a1f7c2f11',
  'https://hiring.example.org/take/0b6f9a3e-3b52-4c3a-9a35-6f0a1f7c2f11',
  'https://xn--bcher-kva.example/take/a',
])('a reader finds the address that was drawn: %s', (address) => {
  expect(decodeQR(pixelsOf(qrPathOf(address)))).toBe(address)
})

test('nothing is drawn in the margin that readers need', () => {
  const { size, d } = qrPathOf('https://example.org')
  for (const [, x, y, length] of d.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    expect(Math.min(Number(x), Number(y))).toBeGreaterThanOrEqual(4)
    expect(Math.max(Number(x) + Number(length), Number(y) + 1)).toBeLessThanOrEqual(size - 4)
  }
})
