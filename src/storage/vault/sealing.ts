/**
 * Seals to the team's public key, so that the sender can't open it: HPKE in base mode (RFC 9180)
 * with DHKEM(X25519, HKDF-SHA256), HKDF-SHA256 and AES-256-GCM.
 */
import { Aes256Gcm, CipherSuite, HkdfSha256, HpkeError } from '@hpke/core'
import { DhkemX25519HkdfSha256 } from '@hpke/dhkem-x25519'

import type { Sealed } from '#schemas/sealing.ts'

import { fromBase64url, toBase64url } from './bytes.ts'
import { isWrongKey } from './encryption.ts'
import { type Context, contextBytes } from './context.ts'

const suite = new CipherSuite({
  kem: new DhkemX25519HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new Aes256Gcm(),
})

/** 32 bytes each. */
export interface KeyPair {
  publicKey: Uint8Array<ArrayBuffer>
  privateKey: Uint8Array<ArrayBuffer>
}

export async function newKeyPair(): Promise<KeyPair> {
  const { kem } = suite
  const pair = await kem.generateKeyPair()
  return {
    publicKey: new Uint8Array(await kem.serializePublicKey(pair.publicKey)),
    privateKey: new Uint8Array(await kem.serializePrivateKey(pair.privateKey)),
  }
}

/** Seals once, with a new encapsulated key. `kid` says which key pair it is for. */
export async function seal(
  { kid, publicKey }: { kid: string; publicKey: Uint8Array<ArrayBuffer> },
  plain: Uint8Array<ArrayBuffer>,
  context: Context,
): Promise<Sealed> {
  const recipientPublicKey = await suite.kem.deserializePublicKey(bufferOf(publicKey))
  const info = infoOf(kid, context)
  const { enc, ct } = await suite.seal({ recipientPublicKey, info }, bufferOf(plain))
  return { kid, enc: toBase64url(new Uint8Array(enc)), ciphertext: toBase64url(new Uint8Array(ct)) }
}

/** Null if the key or the context is another, or a byte was changed. */
export async function open(
  privateKey: Uint8Array<ArrayBuffer>,
  { kid, enc, ciphertext }: Sealed,
  context: Context,
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const recipientKey = await suite.kem.deserializePrivateKey(bufferOf(privateKey))
    const info = infoOf(kid, context)
    const params = { recipientKey, enc: fromBase64url(enc).buffer, info }
    return new Uint8Array(await suite.open(params, fromBase64url(ciphertext).buffer))
  } catch (error) {
    if (error instanceof HpkeError || isWrongKey(error)) return null
    throw error
  }
}

/** The key pair belongs to the context too. */
function infoOf(kid: string, context: Context): ArrayBuffer {
  return contextBytes([...context, kid]).buffer
}

/** Copies exactly these bytes, which may be part of a longer buffer. */
function bufferOf(bytes: Uint8Array<ArrayBuffer>): ArrayBuffer {
  return bytes.slice().buffer
}
