/**
 * The pass over all records when protection is turned on or off. Kept outside the screen, so that it
 * continues while the user is elsewhere in the app.
 */
import { createStore, type Readable } from '#src/base/store.ts'
import { type PassOptions } from '#src/custody/storage/protection/passProgress.ts'
import { goOn, type Prepared, turnOff, turnOn } from '#src/custody/storage/protection/turning.ts'
import { readProtection } from '#src/storage/protection/protectionState.ts'

export type Pass = 'sealing' | 'opening'
type Ended = Awaited<ReturnType<typeof goOn>>
export type PassError = Exclude<Extract<Ended, { ok: false }>['error'], { kind: 'cancelled' }>

export type ProtectionPass =
  | { kind: 'idle' }
  /** `total` is 0 until the records are counted. */
  | { kind: 'running'; pass: Pass; done: number; total: number }
  /** By the user. What is left continues when the device is next unlocked, or on request. */
  | { kind: 'stopped'; pass: Pass }
  | { kind: 'failed'; pass: Pass; error: PassError }

/** The last action requested on this page. */
let begin: ((options: PassOptions) => Promise<Ended>) | null = null
let stopping: AbortController | null = null
let running: Promise<void> = Promise.resolve()
const { set: say, ...store } = createStore<ProtectionPass>({ kind: 'idle' })

export const protectionPass: Readable<ProtectionPass> = store

export function startSealing(prepared: Prepared): void {
  begin = (options) => turnOn(prepared, options)
  start('sealing', begin)
}

export function startOpening(): void {
  begin = turnOff
  start('opening', begin)
}

/** Continues what was interrupted, or begins again what could not begin. */
export function continuePass(pass: Pass): void {
  start(pass, async (options) => {
    const state = await readProtection()
    const hasBegun = state.kind === 'unlocked' && state.pending !== null
    return hasBegun || begin === null ? goOn(options) : begin(options)
  })
}

/** Settles when it has stopped; it can be continued later. */
export function stopPass(): Promise<void> {
  stopping?.abort()
  return running
}

/**
 * Call when there is nothing to continue, and when the device is locked: unlocking it continues the
 * pass by itself.
 */
export function clearPass(): void {
  begin = null
  if (store.getState().kind !== 'running') say({ kind: 'idle' })
}

/** Does nothing while one is running. */
function start(pass: Pass, work: (options: PassOptions) => Promise<Ended>): void {
  if (store.getState().kind === 'running') return
  running = run(pass, work)
}

async function run(pass: Pass, work: (options: PassOptions) => Promise<Ended>): Promise<void> {
  stopping = new AbortController()
  const { signal } = stopping
  say({ kind: 'running', pass, done: 0, total: 0 })
  window.addEventListener('beforeunload', ask)
  const onProgress = (progress: { done: number; total: number }) =>
    say({ kind: 'running', pass, ...progress })
  const ended = await work({ onProgress, signal }).finally(() => {
    window.removeEventListener('beforeunload', ask)
  })
  if (ended.ok) say({ kind: 'idle' })
  else if (ended.error.kind === 'cancelled') say({ kind: 'stopped', pass })
  else say({ kind: 'failed', pass, error: ended.error })
}

/** The browser asks before the page is closed. */
function ask(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
