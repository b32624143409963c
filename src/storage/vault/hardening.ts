import type { Hardening } from '#schemas/sealing.ts'

import { randomBytes, toBase64url } from './bytes.ts'

const SALT_BYTES = 16

/**
 * 64 MiB, three passes and one lane, with a new salt. The second choice of RFC 9106, section 4, has
 * four lanes; WebAssembly runs them one after the other, so that they would help only attackers.
 */
export function newHardening(): Hardening {
  return { salt: toBase64url(randomBytes(SALT_BYTES)), memoryKiB: 65_536, passes: 3, lanes: 1 }
}

/**
 * 19 MiB, two passes and one lane, with a new salt: the least that the password storage cheat sheet
 * of OWASP recommends. For access codes, which are random: trying all of their 40 bits takes more
 * than a thousand years of one processor, and codes are made by the thousand.
 */
export function newCodeHardening(): Hardening {
  return { salt: toBase64url(randomBytes(SALT_BYTES)), memoryKiB: 19_456, passes: 2, lanes: 1 }
}
