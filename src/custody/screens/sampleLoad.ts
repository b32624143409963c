/**
 * Loads the sample data. Kept outside the screen, so that it continues while the user is elsewhere
 * in the app. A reload cancels it, and then nothing is stored.
 */
import { asError } from '#src/base/asError.ts'
import { createStore, type Readable } from '#src/base/store.ts'
import { listJobs } from '#src/hiring/storage/jobs.ts'
import type { StorageFailure } from '#src/storage/core/query.ts'
import {
  countRecords,
  type RecordCounts,
  writeSampleData,
} from '#src/custody/storage/sampleData.ts'

export type SampleLoad =
  | { kind: 'idle' }
  | { kind: 'loading'; step: 'fetching' | 'making' | 'writing'; done: number; total: number }
  | { kind: 'loaded'; counts: RecordCounts }
  | { kind: 'cancelled' }
  /** Loading it twice would duplicate the same people. */
  | { kind: 'already-there' }
  /** The chunk that generates the records could not be loaded. */
  | { kind: 'not-fetched' }
  | { kind: 'failed'; error: StorageFailure }
  /** An unexpected error. */
  | { kind: 'broken'; error: Error }

/** Always the same people and answers. */
const SEED = 1_000_025

let cancelling: AbortController | null = null
const { set: say, ...store } = createStore<SampleLoad>({ kind: 'idle' })

export const sampleLoad: Readable<SampleLoad> = store

/** Does nothing while it is running. */
export async function startSampleLoad(): Promise<void> {
  if (store.getState().kind === 'loading') return
  const controller = new AbortController()
  cancelling = controller
  say({ kind: 'loading', step: 'fetching', done: 0, total: 1 })
  try {
    say(await loadSample(controller.signal))
  } catch (error) {
    say({ kind: 'broken', error: asError(error) })
  }
}

export function cancelSampleLoad(): void {
  cancelling?.abort()
}

/** Call after its message was read. */
export function clearSampleLoad(): void {
  if (store.getState().kind !== 'loading') say({ kind: 'idle' })
}

async function loadSample(signal: AbortSignal): Promise<SampleLoad> {
  const { sample } = await countRecords()
  if (sample > 0) return { kind: 'already-there' }
  const maker = await fetchMaker()
  if (maker === null) return { kind: 'not-fetched' }
  const { whole, damaged } = await listJobs()
  const records = await maker.makeSampleRecords({
    seed: SEED,
    now: new Date(),
    existing: {
      slugs: [...whole.map(({ slug }) => slug), ...damaged.map(({ raw }) => slugOf(raw))],
      lastOrder: Math.max(0, ...whole.map(({ order }) => order)),
    },
    onProgress: (progress) => say({ kind: 'loading', step: 'making', ...progress }),
    signal,
  })
  if (records === null) return { kind: 'cancelled' }
  const written = await writeSampleData(records, {
    onProgress: (progress) => say({ kind: 'loading', step: 'writing', ...progress }),
    signal,
  })
  if (written.ok) return { kind: 'loaded', counts: written.value }
  return written.error.kind === 'cancelled'
    ? { kind: 'cancelled' }
    : { kind: 'failed', error: written.error }
}

/** Lazy-loaded: it contains names and texts in many languages. */
async function fetchMaker() {
  try {
    return await import('#src/custody/model/samples/makeSampleRecords.ts')
  } catch {
    return null
  }
}

function slugOf(raw: unknown): string {
  const holder: { slug?: unknown } = typeof raw === 'object' && raw !== null ? raw : {}
  return typeof holder.slug === 'string' ? holder.slug : ''
}
