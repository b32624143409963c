/**
 * The key for what only staff write and read: drafts, keys and rubrics, notes, access codes. It
 * follows from the team's private key by HKDF (RFC 5869) with SHA-256, so whoever opens that has
 * both, and neither is stored.
 */
import { utf8 } from './bytes.ts'
import { KEY_BYTES } from './encryption.ts'

/** For AES-256-GCM. It can't be read again. */
export async function staffKeyOf(privateKey: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const from = await crypto.subtle.importKey('raw', privateKey, 'HKDF', false, ['deriveKey'])
  const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(0), info: utf8(INFO) }
  const made = { name: 'AES-GCM', length: KEY_BYTES * 8 }
  return crypto.subtle.deriveKey(how, from, made, false, ['encrypt', 'decrypt'])
}

const INFO = 'TalentFlow staff key'
