/** Makes one key of a passphrase or a code, off the main thread. Loads only Argon2id. */
import { hardened } from '#src/vault/argon2id.ts'

import type { KeyInput, KeyResult } from './keyMessages.ts'

self.onmessage = ({ data: { secret, hardening } }: MessageEvent<KeyInput>) => {
  hardened(secret, hardening).then(
    (key) => reply(key, [key.buffer]),
    // The page tries again by itself, and throws what is wrong.
    () => reply(null, []),
  )
}

function reply(result: KeyResult, transfer: Transferable[]): void {
  self.postMessage(result, { transfer })
}
