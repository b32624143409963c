/** Makes keys of what people remember. Slow on purpose: call it in a worker. */
import { argon2id } from 'hash-wasm'

import type { Hardening } from '#schemas/sealing.ts'

import { fromBase64url, randomBytes, toBase64url } from './bytes.ts'

const SALT_BYTES = 16
const KEY_BYTES = 32

/**
 * 64 MiB, three passes and one lane, with a new salt. The second choice of RFC 9106, section 4, has
 * four lanes; WebAssembly runs them one after the other, so that they would help only attackers.
 */
export function newHardening(): Hardening {
  return { salt: toBase64url(randomBytes(SALT_BYTES)), memoryKiB: 65_536, passes: 3, lanes: 1 }
}

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

/** As `hardened`; the app runs it in a worker. */
export type Harden = typeof hardened
