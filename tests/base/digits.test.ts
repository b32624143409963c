import { expect, test } from 'vitest'

import { plainDigits } from '#src/base/digits.ts'

const DIGITS = Array.from({ length: 0x1fbfa }, (_, code) => code).filter((code) =>
  /\p{Nd}/u.test(String.fromCodePoint(code)),
)

test('the digits of every script are read as 0 to 9, in their order', () => {
  expect(DIGITS.length).toBeGreaterThan(600)
  const read = DIGITS.map((code) => plainDigits(String.fromCodePoint(code)))
  for (const [index, digit] of read.entries()) expect(digit).toBe(String(index % 10))
})

test('everything else stays as it is', () => {
  expect(plainDigits('غرفة ٣ب, ½ x²')).toBe('غرفة 3ب, ½ x²')
})
