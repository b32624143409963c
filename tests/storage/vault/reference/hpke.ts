/** RFC 9180 in base mode with DHKEM(X25519, HKDF-SHA256) and HKDF-SHA256, step by step from the text. */
import {
  createDecipheriv,
  createHmac,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  type KeyObject,
} from 'node:crypto'

/** Section 7.3: identifier and length of the key. */
const AEADS = {
  'AES-128-GCM': { id: 1, keyBytes: 16, cipher: 'aes-128-gcm' },
  'AES-256-GCM': { id: 2, keyBytes: 32, cipher: 'aes-256-gcm' },
} as const

const KEM_ID = [0, 0x20]
const KDF_ID = [0, 1]

/** Opens the first message of a sender. Throws if it is not authentic. */
export function openByReference({
  privateKey,
  enc,
  info,
  aad = Buffer.alloc(0),
  ciphertext,
  aead,
}: {
  privateKey: Uint8Array
  enc: Uint8Array
  info: Uint8Array
  aad?: Uint8Array
  ciphertext: Uint8Array
  aead: keyof typeof AEADS
}): Buffer {
  const { id, keyBytes, cipher } = AEADS[aead]
  const own = privateKeyOf(privateKey)
  const dh = diffieHellman({ privateKey: own, publicKey: publicKeyOf(enc) })
  const kem = labelled([...Buffer.from('KEM'), ...KEM_ID])
  const shared = kem.expand(
    kem.extract(Buffer.alloc(0), 'eae_prk', dh),
    'shared_secret',
    Buffer.concat([enc, bytesOf(createPublicKey(own))]),
    32,
  )
  const hpke = labelled([...Buffer.from('HPKE'), ...KEM_ID, ...KDF_ID, 0, id])
  const none = Buffer.alloc(0)
  const context = Buffer.concat([
    Buffer.from([0]),
    hpke.extract(none, 'psk_id_hash', none),
    hpke.extract(none, 'info_hash', info),
  ])
  const secret = hpke.extract(shared, 'secret', none)
  const key = hpke.expand(secret, 'key', context, keyBytes)
  const nonce = hpke.expand(secret, 'base_nonce', context, 12)
  const opening = createDecipheriv(cipher, key, nonce).setAAD(aad)
  opening.setAuthTag(ciphertext.subarray(-16))
  return Buffer.concat([opening.update(ciphertext.subarray(0, -16)), opening.final()])
}

/** Section 4: LabeledExtract and LabeledExpand. */
function labelled(suiteId: number[]) {
  const prefix = (label: string) =>
    Buffer.concat([Buffer.from('HPKE-v1'), Buffer.from(suiteId), Buffer.from(label)])
  return {
    extract: (salt: Uint8Array, label: string, ikm: Uint8Array) =>
      hmac(salt, Buffer.concat([prefix(label), ikm])),
    expand: (prk: Uint8Array, label: string, info: Uint8Array, length: number) => {
      const all = Buffer.concat([Buffer.from([0, length]), prefix(label), info])
      // RFC 5869, section 2.3; 32 bytes are one block.
      return hmac(prk, Buffer.concat([all, Buffer.from([1])])).subarray(0, length)
    },
  }
}

function hmac(key: Uint8Array, data: Uint8Array): Buffer {
  return createHmac('sha256', key).update(data).digest()
}

/** RFC 8410: the raw key after a fixed header. */
const PRIVATE_HEADER = Buffer.from('302e020100300506032b656e04220420', 'hex')
const PUBLIC_HEADER = Buffer.from('302a300506032b656e032100', 'hex')

function privateKeyOf(raw: Uint8Array): KeyObject {
  const der = Buffer.concat([PRIVATE_HEADER, raw])
  return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
}

function publicKeyOf(raw: Uint8Array): KeyObject {
  const der = Buffer.concat([PUBLIC_HEADER, raw])
  return createPublicKey({ key: der, format: 'der', type: 'spki' })
}

function bytesOf(key: KeyObject): Buffer {
  return key.export({ format: 'der', type: 'spki' }).subarray(PUBLIC_HEADER.length)
}
