import { expect, test } from 'vitest'

import {
  MAX_MARK_BYTES,
  MAX_MARK_SIDE,
  MIN_MARK_SIDE,
  readMark,
} from '#src/custody/model/company/markFile.ts'
import { ascii, jpeg, png, webp } from '#tests/support/files/pictures.ts'

test.each([
  ['image/png', png(300, 120)],
  ['image/jpeg', jpeg(300, 120)],
  ['image/webp', webp('VP8 ', 300, 120)],
  ['image/webp', webp('VP8L', 300, 120)],
  ['image/webp', webp('VP8X', 300, 120)],
])('%s is recognised by its bytes, with its size', (type, bytes) => {
  expect(readMark(bytes)).toEqual({ type, width: 300, height: 120 })
})

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'svg'],
  ['\ufeff<?xml version="1.0"?>\n<!-- drawn --><SVG/>', 'svg'],
  ['GIF89a', 'notAPicture'],
  ['<html>', 'notAPicture'],
  ['', 'notAPicture'],
])('%j is no mark', (text, kind) => {
  expect(readMark(new TextEncoder().encode(text))).toEqual({ kind })
})

test('cut off pictures are none', () => {
  const whole = [png(300, 120), jpeg(300, 120), webp('VP8X', 300, 120)]
  expect(whole.map((bytes) => readMark(bytes.subarray(0, 20)))).toEqual([
    { kind: 'notAPicture' },
    { kind: 'notAPicture' },
    { kind: 'notAPicture' },
  ])
  expect(readMark(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, ...ascii('endless?')]))).toEqual({
    kind: 'notAPicture',
  })
})

test('the limits are inclusive', () => {
  const [least, most] = [MIN_MARK_SIDE, MAX_MARK_SIDE]
  expect(readMark(png(most, least, MAX_MARK_BYTES))).toHaveProperty('type')
  expect(readMark(png(most, least, MAX_MARK_BYTES + 1))).toMatchObject({ kind: 'tooLarge' })
  expect(readMark(png(most + 1, least))).toMatchObject({ kind: 'tooWide', width: most + 1 })
  expect(readMark(png(most, least - 1))).toMatchObject({ kind: 'tooSmall', height: least - 1 })
})
