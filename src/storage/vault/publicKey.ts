/** Apart from the private key (teamKey.ts): candidates' pages only seal. */
import type { TeamKey } from '#schemas/records/teamKey.ts'

import { fromBase64url } from './bytes.ts'
import type { KeyPair } from './sealing.ts'

/** The part of the team key to which candidates' pages seal. */
export function publicKeyOf({ kid, publicKey }: TeamKey): {
  kid: string
  publicKey: KeyPair['publicKey']
} {
  return { kid, publicKey: fromBase64url(publicKey) }
}
