import { expect, test } from 'vitest'

import { pinVerifierSchema } from '#schemas/records/device.ts'
import { isPin, pinVerifierOf, readPin } from '#src/storage/vault/pin.ts'

test('PBKDF2 gives what RFC 7914, section 11, lists for it', async () => {
  // The first 32 of its 64 octets: the first block doesn't depend on how many are asked for.
  const listed = '55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc'
  const hash = (listed.match(/../g) ?? []).map((octet) => Number.parseInt(octet, 16))
  const verifier = { salt: [...new TextEncoder().encode('salt')], iterations: 1, hash }
  expect(await isPin('passwd', verifier)).toBe(true)
  expect(await isPin('passwe', verifier)).toBe(false)
  expect(await isPin('passwd', { ...verifier, hash: hash.slice(1) })).toBe(false)
})

test('a verifier accepts its PIN only, and is never the same twice', async () => {
  const [one, other] = await Promise.all([pinVerifierOf('123456'), pinVerifierOf('123456')])
  expect(pinVerifierSchema.safeParse(one).success).toBe(true)
  expect(one.iterations).toBeGreaterThanOrEqual(600_000)
  expect(one.hash).not.toEqual(other.hash)
  expect(await isPin('123456', one)).toBe(true)
  expect(await isPin('123457', one)).toBe(false)
})

test.each([
  ['123456', '123456'],
  [' 123-456 ', '123456'],
  ['１２３４５６', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['\u200f۱۲۳-۴۵۶\u200e', '123456'],
  ['000000000000', '000000000000'],
  ['12345', null],
  ['1234567890123', null],
  ['12345a', null],
  ['', null],
  ['1234.5', null],
])('%j is read as %j', (typed, pin) => {
  expect(readPin(typed)).toBe(pin)
})
