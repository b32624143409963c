/**
 * Makes keys of what people remember. Slow on purpose: pages call it through the worker of
 * `storage/workers/harden.ts`, and load the library with it only.
 */
import { argon2id } from 'hash-wasm'

import type { Hardening } from '#schemas/sealing.ts'

import { fromBase64url } from './bytes.ts'

const KEY_BYTES = 32

/**
 * The key of 32 bytes that Argon2id (RFC 9106), version 1.3, makes of a secret, as UTF-8. Throws if
 * it is empty.
 */
export async function hardened(
  secret: string,
  { salt, memoryKiB, passes, lanes }: Hardening,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await argon2id({
    password: secret,
    salt: fromBase64url(salt),
    memorySize: memoryKiB,
    iterations: passes,
    parallelism: lanes,
    hashLength: KEY_BYTES,
    outputType: 'binary',
  })
  return new Uint8Array(key)
}

/** The type of `hardened`; the app runs it in a worker. */
export type Harden = typeof hardened
