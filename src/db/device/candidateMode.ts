/**
 * Candidate mode: the device is in the hands of candidates, and no staff page opens until somebody
 * enters the PIN. Read without Dexie, because every page asks before it loads either app.
 *
 * Waits are counted down by a page that is open and seen, with the page's own clock. So a reload
 * doesn't shorten them, and neither does setting the clock of the device.
 */
import { type CandidateMode, candidateModeSchema, type PinVerifier } from '#schemas/device.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import { lockManager } from '#src/db/core/lockManager.ts'
import { listHeldResponses } from '#src/db/core/locks.ts'
import type { StorageFailure } from '#src/db/core/query.ts'
import { fieldOf } from '#src/db/core/rawField.ts'
import { device } from '#src/db/core/rawDatabase.ts'
import { read, type Stores, write } from '#src/db/core/transactions.ts'
import { pauseAfter } from './tries.ts'
import { isPin } from '#src/vault/pin.ts'

import { putSetting, SETTINGS } from './rawSettings.ts'
import { settingIn } from './settings.ts'

/** How long candidate mode waits before it ends without a PIN. */
export const RESET_MS = 30 * 60_000

const CHANNEL = 'talentflow-candidate-mode'
const COUNTING = 'talentflow-candidate-mode-counting'

/** Null while the device is with the staff. Rejects with what storage threw. */
export function readCandidateMode(): Promise<CandidateMode | null> {
  return read(device, [SETTINGS], modeIn)
}

export interface HandedOver {
  /** At least one. */
  assessments: readonly { id: string; title: string }[]
  /** Whose session at the first of them opens without a code, once. */
  candidateId?: string
  pin: PinVerifier
}

/**
 * Turns candidate mode on. Other pages are told once it is stored. If another page was faster, its
 * PIN holds: whoever chose this one would not know that it does not.
 */
export async function enterCandidateMode(
  { assessments, candidateId, pin }: HandedOver,
  now: Date = new Date(),
): Promise<Result<null, { kind: 'handedOver' } | StorageFailure>> {
  const at = now.toISOString()
  const entered = await write(device, [SETTINGS], async (stores) => {
    if ((await modeIn(stores)) !== null) return failed({ kind: 'handedOver' } as const)
    const whose = candidateId === undefined ? {} : { candidateId }
    const where = { assessments: [...assessments], ...whose }
    await putSetting(stores, 'candidateMode', { since: at, ...where, pin, tries: 0, waitMs: 0 })
    const [first] = assessments
    if (candidateId !== undefined && first) {
      await putSetting(stores, 'handover', { candidateId, assessmentId: first.id, at })
    }
    return done(null)
  })
  if (entered.ok) announce()
  return entered
}

export type WrongPin = { kind: 'wrong'; waitMs: number } | { kind: 'wait'; waitMs: number }

/**
 * Ends candidate mode if it is the PIN. After five wrong ones there are growing waits, in which not
 * even the right one is checked. Ended already counts as ended.
 */
export async function endWithPin(typed: string): Promise<Result<null, WrongPin | StorageFailure>> {
  const asked = await write(device, [SETTINGS], async (stores) => {
    const mode = await modeIn(stores)
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
  if (!(await isPin(typed, pin))) return failed({ kind: 'wrong', waitMs })
  return end(async (stores) => {
    const mode = await modeIn(stores)
    // Handed over anew in the meantime, with another PIN.
    if (mode === null || mode.since !== since) return
    await stores.remove(SETTINGS, 'candidateMode')
  })
}

/** Starts the long wait for a forgotten PIN, or gives it up. */
export function askForReset(wanted: boolean): Promise<Result<null, StorageFailure>> {
  return write(device, [SETTINGS], async (stores) => {
    const mode = await modeIn(stores)
    if (mode === null) return done(null)
    const { resetMs = RESET_MS, ...rest } = mode
    await putSetting(stores, 'candidateMode', wanted ? { ...rest, resetMs } : rest)
    return done(null)
  })
}

/**
 * Takes `passedMs` off all waits. The wait for a forgotten PIN starts again while somebody has an
 * attempt open, so that no candidate can let it pass in a second tab, nor several of them one after
 * the other. At its end candidate mode ends, and that is recorded for the staff. Null once it has
 * ended.
 */
export async function countDown(
  passedMs: number,
  now: Date = new Date(),
): Promise<Result<CandidateMode | null, StorageFailure>> {
  const isFilling = (await listHeldResponses()).length > 0
  let hasEnded = false
  const counted = await write(device, [SETTINGS], async (stores) => {
    const mode = await modeIn(stores)
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
  if (counted.ok && hasEnded) announce()
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

/** Calls `changed` when candidate mode begins or ends in another page. */
export function onCandidateMode(changed: () => void): void {
  channel()?.addEventListener('message', changed)
}

async function modeIn(stores: Stores): Promise<CandidateMode | null> {
  const stored = await stores.get(SETTINGS, 'candidateMode')
  if (stored === undefined) return null
  return settingIn(stored, 'candidateMode') ?? whatIsLeftOf(fieldOf(stored, 'value'))
}

/**
 * A damaged record, or one of a newer version of the app, must not open the staff pages. Without
 * its PIN only the wait for a forgotten one ends it.
 */
function whatIsLeftOf(value: unknown): CandidateMode {
  const { since, assessments, pin, tries, waitMs } = candidateModeSchema.shape
  const left = <T>(name: string, schema: Shape<T>, otherwise: T): T => {
    const checked = schema.safeParse(fieldOf(value, name))
    return checked.success ? checked.data : otherwise
  }
  return {
    since: left('since', since, new Date(0).toISOString()),
    assessments: left('assessments', assessments, []),
    pin: left('pin', pin, NO_PIN),
    tries: left('tries', tries, 0),
    waitMs: left('waitMs', waitMs, 0),
  }
}

interface Shape<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false }
}

/** No PIN has this hash. */
const NO_PIN: PinVerifier = {
  salt: Array.from({ length: 16 }, () => 0),
  iterations: 1,
  hash: Array.from({ length: 32 }, () => 0),
}

async function end(work: (stores: Stores) => Promise<void>) {
  const ended = await write(device, [SETTINGS], async (stores) => {
    await work(stores)
    return done(null)
  })
  if (ended.ok) announce()
  return ended
}

function announce(): void {
  channel()?.postMessage(null)
}

let opened: BroadcastChannel | null = null

/** One per page: it doesn't receive its own messages, because this page goes elsewhere by itself. */
function channel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null
  opened ??= new BroadcastChannel(CHANNEL)
  return opened
}

function after(leftMs: number, passedMs: number): number {
  return Math.max(0, Math.round(leftMs - passedMs))
}
