import { argon2id } from '@noble/hashes/argon2.js'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { hardeningSchema } from '#schemas/sealing.ts'
import { hardened } from '#src/storage/vault/argon2id.ts'
import { fromBase64url, toBase64url } from '#src/storage/vault/bytes.ts'
import { newHardening } from '#src/storage/vault/hardening.ts'

const filled = (length: number, byte: number) => new Uint8Array(length).fill(byte)

test('the reference gives what RFC 9106, section 5.3, lists', () => {
  const tag = argon2id(filled(32, 1), filled(16, 2), {
    t: 3,
    m: 32,
    p: 4,
    key: filled(8, 3),
    personalization: filled(12, 4),
    dkLen: 32,
  })
  expect(Buffer.from(tag).toString('hex')).toBe(
    '0d640df58d78766c08c037a34a8b53c9d01ef0452d75b65eb52520e96b01e659',
  )
})

test('every key is that of the reference', async () => {
  const hardening = fc.record({
    salt: fc.uint8Array({ minLength: 8, maxLength: 40 }).map(toBase64url),
    lanes: fc.integer({ min: 1, max: 4 }),
    memoryKiB: fc.integer({ min: 32, max: 256 }),
    passes: fc.integer({ min: 1, max: 3 }),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.string({ minLength: 1, unit: 'grapheme' }),
      hardening,
      async (secret, used) => {
        const { salt, memoryKiB: m, passes: t, lanes: p } = used
        const expected = argon2id(secret, fromBase64url(salt), { t, m, p, dkLen: 32 })
        expect(await hardened(secret, used)).toEqual(expected)
      },
    ),
    { numRuns: 40 },
  )
})

test('the app takes 64 MiB and three passes, with another salt each time', () => {
  const [one, other] = [newHardening(), newHardening()]
  expect(hardeningSchema.safeParse(one).success).toBe(true)
  expect(one).toMatchObject({ memoryKiB: 64 * 1024, passes: 3 })
  expect(fromBase64url(one.salt)).toHaveLength(16)
  expect(one.salt).not.toBe(other.salt)
})
