/**
 * Loading the sample data. Kept outside of the screen, so that looking elsewhere in the meantime
 * does not stop it; a reload does, and then nothing of it is there.
 */
import { listJobs } from '#src/db/jobs.ts'
import type { StorageFailure } from '#src/db/query.ts'
import { countRecords, type RecordCounts, writeSampleData } from '#src/db/sampleData.ts'

export type SampleLoad =
  | { kind: 'idle' }
  | { kind: 'loading'; step: 'fetching' | 'making' | 'writing'; done: number; total: number }
  | { kind: 'loaded'; counts: RecordCounts }
  | { kind: 'cancelled' }
  /** A second helping would be the same people again. */
  | { kind: 'already-there' }
  /** The part of the app that makes the records could not be fetched. */
  | { kind: 'not-fetched' }
  | { kind: 'failed'; error: StorageFailure }
  /** Not one of the failures that we know. */
  | { kind: 'broken'; error: Error }

/** The same people and answers every time. */
const SEED = 1_000_025

let load: SampleLoad = { kind: 'idle' }
let cancelling: AbortController | null = null
const listeners = new Set<() => void>()

export function sampleLoad(): SampleLoad {
  return load
}

export function onSampleLoad(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Does nothing while it is running. */
export async function startSampleLoad(): Promise<void> {
  if (load.kind === 'loading') return
  const controller = new AbortController()
  cancelling = controller
  say({ kind: 'loading', step: 'fetching', done: 0, total: 1 })
  try {
    say(await loadSample(controller.signal))
  } catch (error) {
    say({ kind: 'broken', error: error instanceof Error ? error : new Error(String(error)) })
  }
}

export function cancelSampleLoad(): void {
  cancelling?.abort()
}

/** After what it said was read. */
export function forgetSampleLoad(): void {
  if (load.kind !== 'loading') say({ kind: 'idle' })
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

/** Names and texts of many languages: fetched for those only who ask for them. */
async function fetchMaker() {
  try {
    return await import('./sample/makeSampleRecords.ts')
  } catch {
    return null
  }
}

function slugOf(raw: unknown): string {
  const holder: { slug?: unknown } = typeof raw === 'object' && raw !== null ? raw : {}
  return typeof holder.slug === 'string' ? holder.slug : ''
}

function say(next: SampleLoad): void {
  load = next
  for (const listener of listeners) listener()
}
