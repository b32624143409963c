import { prepareProtection, turnOn } from '#src/db/protection/turning.ts'
import { value } from '#tests/support/hiring.ts'
import { harden } from '#src/workers/harden.ts'

export const PASSPHRASE = 'purple tractor beneath eleven lazy chimneys hums'

/** Protection is on and the device unlocked. Returns the recovery code. */
export async function protect(): Promise<string> {
  const prepared = await prepareProtection(PASSPHRASE, harden)
  value(await turnOn(prepared))
  return prepared.recoveryCode
}
