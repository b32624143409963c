import { expect, test } from 'vitest'

import { decodeText } from '#src/builder/files/pasted/decodeText.ts'

test.each([
  ['UTF-8', [0xc3, 0xa9, 0x3f], 'é?'],
  ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0xc3, 0xa9], 'é'],
  ['UTF-16, little end first', [0xff, 0xfe, 0xe9, 0x00], 'é'],
  ['UTF-16, big end first', [0xfe, 0xff, 0x00, 0xe9], 'é'],
  ['Windows', [0xe9, 0x3f], 'é?'],
  ['nothing', [], ''],
])('%s', (_, bytes, text) => {
  expect(decodeText(new Uint8Array(bytes))).toBe(text)
})
