/** Files, encrypted with their name and type. */
import {
  fromBase64url,
  fromUtf8,
  randomBytes,
  toBase64url,
  utf8,
} from '#src/storage/vault/bytes.ts'
import { type Context, contextBytes } from '#src/storage/vault/context.ts'
import { isWrongKey, IV_BYTES } from '#src/storage/vault/encryption.ts'

export interface FileContent {
  name: string
  /** A media type, or empty. */
  type: string
  bytes: ArrayBuffer
}

const LENGTH_BYTES = 4

/**
 * AES-256-GCM over the length of name and type in four bytes, most significant first, both as JSON
 * in UTF-8, then the bytes. `iv` is base64url.
 */
export async function encryptFile(
  key: CryptoKey,
  { name, type, bytes }: FileContent,
  context: Context,
): Promise<{ iv: string; bytes: ArrayBuffer }> {
  const head = utf8(JSON.stringify([name, type]))
  const plain = new Uint8Array(LENGTH_BYTES + head.length + bytes.byteLength)
  new DataView(plain.buffer).setUint32(0, head.length)
  plain.set(head, LENGTH_BYTES)
  plain.set(new Uint8Array(bytes), LENGTH_BYTES + head.length)
  const iv = randomBytes(IV_BYTES)
  const algorithm = { name: 'AES-GCM', iv, additionalData: contextBytes(context) }
  return { iv: toBase64url(iv), bytes: await crypto.subtle.encrypt(algorithm, key, plain) }
}

/** Null if the key or the context is another, or a byte was changed. */
export async function decryptFile(
  key: CryptoKey,
  { iv, bytes }: { iv: string; bytes: ArrayBuffer },
  context: Context,
): Promise<FileContent | null> {
  const additionalData = contextBytes(context)
  try {
    const algorithm = { name: 'AES-GCM', iv: fromBase64url(iv), additionalData }
    return contentOf(await crypto.subtle.decrypt(algorithm, key, bytes))
  } catch (error) {
    if (isWrongKey(error)) return null
    throw error
  }
}

function contentOf(plain: ArrayBuffer): FileContent | null {
  const start = LENGTH_BYTES + new DataView(plain).getUint32(0)
  const head: unknown = JSON.parse(
    fromUtf8(new Uint8Array(plain, LENGTH_BYTES, start - LENGTH_BYTES)),
  )
  if (!Array.isArray(head)) return null
  const [name, type] = head.map(String)
  return { name: name ?? '', type: type ?? '', bytes: plain.slice(start) }
}
