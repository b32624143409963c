import { Aes128Gcm, CipherSuite, HkdfSha256 } from '@hpke/core'
import { DhkemX25519HkdfSha256 } from '@hpke/dhkem-x25519'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { sealedSchema } from '#schemas/sealing.ts'
import { fromBase64url, toBase64url, utf8 } from '#src/storage/vault/bytes.ts'
import { contextBytes } from '#src/storage/vault/context.ts'
import { newKeyPair, open, seal } from '#src/storage/vault/sealing.ts'

import { openByReference } from './reference/hpke.ts'

/** RFC 9180, appendix A.1.1: DHKEM(X25519, HKDF-SHA256), HKDF-SHA256, AES-128-GCM, base mode. */
const listed = {
  info: hex('4f6465206f6e2061204772656369616e2055726e'),
  privateKey: hex('4612c550263fc8ad58375df3f557aac531d26850903e55a9f23f21d8534e8ac8'),
  enc: hex('37fda3567bdbd628e88668c3c8d7e97d1d1253b6d4ea6d44c150f741f1bf4431'),
  plain: hex('4265617574792069732074727574682c20747275746820626561757479'),
  aad: hex('436f756e742d30'),
  ciphertext: hex(
    'f938558b5d72f1a23810b4be2ab4f84331acc02fc97babc53a52ae8218a355a96d8770ac83d07bea87e13c512a',
  ),
}

describe('RFC 9180', () => {
  test('the library opens what appendix A.1.1 lists', async () => {
    const suite = new CipherSuite({
      kem: new DhkemX25519HkdfSha256(),
      kdf: new HkdfSha256(),
      aead: new Aes128Gcm(),
    })
    const { info, enc, ciphertext, aad, privateKey, plain } = listed
    const recipientKey = await suite.kem.deserializePrivateKey(privateKey.buffer)
    const opened = await suite.open(
      { recipientKey, enc: enc.buffer, info: info.buffer },
      ciphertext.buffer,
      aad.buffer,
    )
    expect(new Uint8Array(opened)).toEqual(plain)
  })

  test('and so does the reference', () => {
    const { plain, ...rest } = listed
    expect(new Uint8Array(openByReference({ ...rest, aead: 'AES-128-GCM' }))).toEqual(plain)
  })

  test('which opens everything that was sealed', async () => {
    const { publicKey, privateKey } = await newKeyPair()
    await fc.assert(
      fc.asyncProperty(anyBytes(3000), anyContext(), async (plain, context) => {
        const { enc, ciphertext } = await seal({ kid: 'K1', publicKey }, plain, context)
        const found = openByReference({
          privateKey,
          enc: fromBase64url(enc),
          info: contextBytes([...context, 'K1']),
          ciphertext: fromBase64url(ciphertext),
          aead: 'AES-256-GCM',
        })
        expect(new Uint8Array(found)).toEqual(plain)
      }),
      { numRuns: 30 },
    )
  })
})

describe('what was sealed', () => {
  test('opens with its key and its context, and is 16 bytes longer', async () => {
    const { publicKey, privateKey } = await newKeyPair()
    await fc.assert(
      fc.asyncProperty(anyBytes(3000), anyContext(), async (plain, context) => {
        const sealed = await seal({ kid: 'K1', publicKey }, plain, context)
        expect(sealedSchema.safeParse(sealed).success).toBe(true)
        expect(fromBase64url(sealed.ciphertext)).toHaveLength(plain.length + 16)
        expect(await open(privateKey, sealed, context)).toEqual(plain)
      }),
      { numRuns: 30 },
    )
  })

  test('opens with no other key, for no other person, and not once a byte was changed', async () => {
    const { publicKey, privateKey } = await newKeyPair()
    const other = await newKeyPair()
    const sealed = await seal({ kid: 'K1', publicKey }, utf8('An answer'), ['response', 'ada'])
    expect(await open(privateKey, sealed, ['response', 'ada'])).toEqual(utf8('An answer'))
    expect(await open(other.privateKey, sealed, ['response', 'ada'])).toBeNull()
    expect(await open(privateKey, sealed, ['response', 'bob'])).toBeNull()
    expect(await open(privateKey, { ...sealed, kid: 'K2' }, ['response', 'ada'])).toBeNull()
    for (const part of ['enc', 'ciphertext'] as const) {
      const bytes = fromBase64url(sealed[part])
      for (const index of [0, bytes.length - 2]) {
        const changed = bytes.with(index, (bytes[index] ?? 0) ^ 1)
        const tampered = { ...sealed, [part]: toBase64url(changed) }
        expect(await open(privateKey, tampered, ['response', 'ada'])).toBeNull()
      }
      for (const length of [0, 1, 2, 3, 5]) {
        const cut = { ...sealed, [part]: sealed[part].slice(0, length) }
        expect(await open(privateKey, cut, ['response', 'ada'])).toBeNull()
      }
    }
  })

  test('is no more than what was given, also of a longer buffer', async () => {
    const { publicKey, privateKey } = await newKeyPair()
    const part = utf8('A secret, then an answer').subarray(15)
    const sealed = await seal({ kid: 'K1', publicKey }, part, ['response'])
    expect(await open(privateKey, sealed, ['response'])).toEqual(utf8('an answer'))
    const inside = new Uint8Array([...privateKey, ...publicKey]).subarray(0, 32)
    expect(await open(inside, sealed, ['response'])).toEqual(utf8('an answer'))
  })

  test('is never the same twice', async () => {
    const { publicKey } = await newKeyPair()
    const twice = [1, 2].map(() => seal({ kid: 'K1', publicKey }, utf8('same'), ['response']))
    const [one, two] = await Promise.all(twice)
    expect(one?.ciphertext).not.toBe(two?.ciphertext)
    expect(one?.enc).not.toBe(two?.enc)
  })
})

function hex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
}

function anyBytes(maxLength: number) {
  return fc.uint8Array({ maxLength }).map((bytes) => new Uint8Array(bytes))
}

function anyContext() {
  return fc.tuple(fc.string(), fc.string())
}
