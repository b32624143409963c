/**
 * Starts, ends and counts down candidate mode.
 *
 * Waits are counted down by a page that is open and seen, with the page's own clock. So a reload
 * doesn't shorten them, and neither does setting the clock of the device.
 */
import type { CandidateMode, PinVerifier } from '#schemas/records/device.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import { lockManager } from '#src/storage/core/lockManager.ts'
import { listHeldResponses } from '#src/storage/core/locks.ts'
import type { StorageFailure } from '#src/storage/core/query.ts'
import { device } from '#src/storage/core/rawDatabase.ts'
import { type Stores, write } from '#src/storage/core/transactions.ts'
import { hasKeys } from '#src/storage/sealing/openKeys.ts'
import { isPin } from '#src/storage/vault/pin.ts'

import { announceCandidateMode, candidateModeIn, RESET_MS } from './candidateMode.ts'
import { putSetting, SETTINGS } from './rawSettings.ts'
import { pauseAfter } from './signInAttempts.ts'

const COUNTING = 'talentflow-candidate-mode-counting'

export interface HandedOver {
  /** At least one. */
  assessments: readonly { id: string; title: string }[]
  /** The candidate whose session at the first assessment opens without a code, once. */
  candidateId?: string
  /** Absent if the team passphrase is to end it. */
  pin?: PinVerifier
}

/**
 * Turns candidate mode on. Other pages are notified once it is stored. If another page was faster, its
 * PIN holds: whoever chose this one would not know that it does not.
 */
export async function enterCandidateMode(
  { assessments, candidateId, pin }: HandedOver,
  now: Date = new Date(),
): Promise<Result<null, { kind: 'handedOver' } | StorageFailure>> {
  const at = now.toISOString()
  const entered = await write(device, [SETTINGS], async (stores) => {
    if ((await candidateModeIn(stores)) !== null) return failed({ kind: 'handedOver' } as const)
    await putSetting(stores, 'candidateMode', {
      since: at,
      assessments: [...assessments],
      ...(candidateId !== undefined && { candidateId }),
      ...(pin !== undefined && { pin }),
      tries: 0,
      waitMs: 0,
    })
    const [first] = assessments
    if (candidateId !== undefined && first) {
      await putSetting(stores, 'handover', { candidateId, assessmentId: first.id, at })
    }
    return done(null)
  })
  if (entered.ok) announceCandidateMode()
  return entered
}

export type WrongPin = { kind: 'wrong'; waitMs: number } | { kind: 'wait'; waitMs: number }

/** Ends candidate mode if it is the PIN. Ended already counts as ended. */
export async function endWithPin(typed: string): Promise<Result<null, WrongPin | StorageFailure>> {
  const checked = await tryPin(typed)
  if (!checked.ok) return checked
  const since = checked.value
  if (since === null) return done(null)
  return end((stores) => whileHandedOver(stores, since, () => removeMode(stores)))
}

/**
 * Checks the PIN while candidate mode goes on; earlier wrong ones then no longer count. The value is
 * false if the device is not handed over any more.
 */
export async function checkPin(typed: string): Promise<Result<boolean, WrongPin | StorageFailure>> {
  const checked = await tryPin(typed)
  if (!checked.ok) return checked
  const since = checked.value
  if (since === null) return done(false)
  return write(device, [SETTINGS], async (stores) => {
    await whileHandedOver(stores, since, (mode) =>
      putSetting(stores, 'candidateMode', { ...mode, tries: 0, waitMs: 0 }),
    )
    return done(true)
  })
}

/**
 * When the device was handed over, if it is the PIN; null once it is not any more. After five wrong
 * ones there are growing waits, in which not even the correct one is checked. Without a PIN every one
 * is wrong.
 */
async function tryPin(typed: string): Promise<Result<string | null, WrongPin | StorageFailure>> {
  const asked = await write(device, [SETTINGS], async (stores) => {
    const mode = await candidateModeIn(stores)
    if (mode === null) return done(null)
    if (mode.waitMs > 0) return failed({ kind: 'wait', waitMs: mode.waitMs } as const)
    // Counted before it is checked, so that leaving meanwhile gives no free try.
    const tries = mode.tries + 1
    const counted = { ...mode, tries, waitMs: pauseAfter(tries) }
    await putSetting(stores, 'candidateMode', counted)
    return done(counted)
  })
  if (!asked.ok) return asked
  if (asked.value === null) return done(null)
  const { pin, waitMs, since } = asked.value
  if (pin === undefined || !(await isPin(typed, pin))) return failed({ kind: 'wrong', waitMs })
  return done(since)
}

/** Not if it was handed over again in the meantime, with another PIN. */
async function whileHandedOver(
  stores: Stores,
  since: string,
  work: (mode: CandidateMode) => Promise<void>,
): Promise<void> {
  const mode = await candidateModeIn(stores)
  if (mode?.since === since) await work(mode)
}

function removeMode(stores: Stores): Promise<void> {
  return stores.remove(SETTINGS, 'candidateMode')
}

/**
 * Ends candidate mode in a page that has the team's keys: whoever unlocked it knows the passphrase or
 * the recovery code. `locked` without them. Ended already counts as ended.
 */
export async function endUnlocked(): Promise<Result<null, { kind: 'locked' } | StorageFailure>> {
  if (!hasKeys()) return failed({ kind: 'locked' })
  return end(removeMode)
}

/** Starts the long wait that ends it without PIN or passphrase, or gives it up. */
export function askForReset(wanted: boolean): Promise<Result<null, StorageFailure>> {
  return write(device, [SETTINGS], async (stores) => {
    const mode = await candidateModeIn(stores)
    if (mode === null) return done(null)
    const { resetMs = RESET_MS, ...rest } = mode
    await putSetting(stores, 'candidateMode', wanted ? { ...rest, resetMs } : rest)
    return done(null)
  })
}

/**
 * Takes `passedMs` off all waits. The long wait starts again while somebody has an
 * attempt open, so that no candidate can let it pass in a second tab; and whenever somebody sits down
 * or leaves (`sitting.ts`). At its end candidate mode ends, and that is recorded for the staff. Null once it has
 * ended.
 */
export async function countDown(
  passedMs: number,
  now: Date = new Date(),
): Promise<Result<CandidateMode | null, StorageFailure>> {
  const isFilling = (await listHeldResponses()).length > 0
  let hasEnded = false
  const counted = await write(device, [SETTINGS], async (stores) => {
    const mode = await candidateModeIn(stores)
    if (mode === null) return done(null)
    const { resetMs, ...rest } = { ...mode, waitMs: after(mode.waitMs, passedMs) }
    const left = resetMs === undefined ? undefined : isFilling ? RESET_MS : after(resetMs, passedMs)
    if (left === 0) {
      hasEnded = true
      await stores.remove(SETTINGS, 'candidateMode')
      const endedAt = now.toISOString()
      await putSetting(stores, 'pinReset', { handedOverAt: mode.since, endedAt })
      return done(null)
    }
    const next = left === undefined ? rest : { ...rest, resetMs: left }
    await putSetting(stores, 'candidateMode', next)
    return done(next)
  })
  if (counted.ok && hasEnded) announceCandidateMode()
  return counted
}

/**
 * Runs `counting` in one page at a time, or waits would pass twice as fast in two. Settles when
 * `signal` aborts it. Without Web Locks every page counts.
 */
export async function whileCounting(
  signal: AbortSignal,
  counting: () => Promise<void>,
): Promise<void> {
  const locks = lockManager()
  if (locks === null) return counting()
  // Aborted while it waited for its turn.
  await locks.request(COUNTING, { signal }, counting).catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
}

async function end(work: (stores: Stores) => Promise<void>) {
  const ended = await write(device, [SETTINGS], async (stores) => {
    await work(stores)
    return done(null)
  })
  if (ended.ok) announceCandidateMode()
  return ended
}

function after(leftMs: number, passedMs: number): number {
  return Math.max(0, Math.round(leftMs - passedMs))
}
