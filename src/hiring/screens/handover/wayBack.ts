import type { CandidateMode } from '#schemas/records/device.ts'
import { NotValid } from '#src/storage/core/failures.ts'
import type { ProtectionState } from '#src/storage/protection/protectionState.ts'

/** The ways to end candidate mode. The long wait always ends it. */
export type WayBack = 'pin' | 'passphrase' | 'wait'

/**
 * The passphrase while there is one, otherwise the PIN. With neither, because the record of one of
 * them is missing or damaged, only the wait. Throws if storage failed.
 */
export function wayBackOf(mode: CandidateMode, protection: ProtectionState | Error): WayBack {
  if (protection instanceof Error) {
    if (!(protection instanceof NotValid)) throw protection
  } else if (protection.kind !== 'off') return 'passphrase'
  return mode.pin === undefined ? 'wait' : 'pin'
}
