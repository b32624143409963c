/**
 * Candidate mode: the device is in the hands of candidates, and no staff page opens until somebody
 * enters the PIN or the team passphrase. Read without Dexie, because every page asks before it loads either app.
 */
import { type CandidateMode, candidateModeSchema } from '#schemas/records/device.ts'
import { fieldOf } from '#src/storage/core/rawField.ts'
import { device } from '#src/storage/core/rawDatabase.ts'
import { read, type Stores } from '#src/storage/core/transactions.ts'

import { SETTINGS } from './rawSettings.ts'
import { settingIn } from './settings.ts'

/** How long candidate mode waits before it ends without a PIN. */
export const RESET_MS = 30 * 60_000

const CHANNEL = 'talentflow-candidate-mode'

/** Null while the device is with the staff. Rejects with what storage threw. */
export function readCandidateMode(): Promise<CandidateMode | null> {
  return read(device, [SETTINGS], candidateModeIn)
}

/** As `readCandidateMode`, within a transaction. */
export async function candidateModeIn(stores: Stores): Promise<CandidateMode | null> {
  const stored = await stores.get(SETTINGS, 'candidateMode')
  if (stored === undefined) return null
  return settingIn(stored, 'candidateMode') ?? whatIsLeftOf(fieldOf(stored, 'value'))
}

/** Calls `changed` when candidate mode starts or ends in another page. */
export function onCandidateMode(changed: () => void): void {
  channel()?.addEventListener('message', changed)
}

/**
 * Calls `changed` with what is stored, however long that takes, and whenever another page hands the
 * device over or takes it back; not if storage fails.
 */
export function followCandidateMode(changed: (mode: CandidateMode | null) => void): void {
  const follow = () => void readCandidateMode().then(changed, () => undefined)
  follow()
  onCandidateMode(follow)
}

/** Notifies all other pages that candidate mode started or ended. */
export function announceCandidateMode(): void {
  channel()?.postMessage(null)
}

let opened: BroadcastChannel | null = null

/** One per page: it doesn't receive its own messages, because this page goes elsewhere by itself. */
function channel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null
  opened ??= new BroadcastChannel(CHANNEL)
  return opened
}

/**
 * A damaged record, or one of a newer version of the app, must not open the staff pages. Without
 * its PIN only the team passphrase or the long wait ends it.
 */
function whatIsLeftOf(value: unknown): CandidateMode {
  let left = NOTHING_LEFT
  for (const field of FIELDS) {
    const checked = candidateModeSchema.safeParse({ ...left, [field]: fieldOf(value, field) })
    if (checked.success) left = checked.data
  }
  return left
}

const NOTHING_LEFT: CandidateMode = {
  since: new Date(0).toISOString(),
  assessments: [],
  tries: 0,
  waitMs: 0,
}

const FIELDS = ['since', 'assessments', 'pin', 'tries', 'waitMs'] as const
