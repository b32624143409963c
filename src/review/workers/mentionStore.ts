/**
 * The notes that mention whoever is at the keyboard: read in a worker once somebody looks, then kept up
 * to date with all tabs. In memory only, and forgotten as soon as nobody looks.
 */
import { asError } from '#src/base/asError.ts'
import { createListeners, createStore, type Readable } from '#src/base/store.ts'
import { type Mention, mentionedAbout, newestFirst } from '#src/review/storage/mentions.ts'
import { candidateTable, responseTable } from '#src/storage/core/database.ts'
import { settingTable } from '#src/storage/core/deviceDatabase.ts'
import { observeStore } from '#src/storage/core/observing.ts'
import { rejectIfLost } from '#src/storage/core/query.ts'

import { askResponses } from './askResponses.ts'

export interface MentionState {
  /** Newest first; null until all notes have been read once. */
  mentions: readonly Mention[] | null
  /** The read error, for the error boundary. */
  error: Error | null
}

const NOTHING: MentionState = { mentions: null, error: null }

export function createMentionStore(): Readable<MentionState> {
  const store = createStore<MentionState>(NOTHING)
  /** Candidates whose notes are still to be read; null means all. */
  let stale: Set<string> | null = null
  let reading: AbortController | null = null
  function update(ids: Iterable<string> | null): void {
    if (ids === null) stale = null
    else for (const id of ids) stale?.add(id)
    void catchUp()
  }

  /** One at a time; changes meanwhile are read in the next round. */
  async function catchUp(): Promise<void> {
    if (reading !== null) return
    const own = new AbortController()
    reading = own
    try {
      while (stale === null || stale.size > 0) {
        const wanted: Set<string> | null = stale
        stale = new Set()
        const mentions = await rejectIfLost(() => read(wanted, own.signal))
        if (own.signal.aborted) return
        if (mentions !== null) store.set({ mentions, error: null })
      }
    } catch (thrown) {
      if (own.signal.aborted) return
      // The pending ids are lost, so the next read covers everything.
      stale = null
      store.set({ ...store.getState(), error: asError(thrown) })
    } finally {
      if (reading === own) reading = null
    }
  }

  /** Null if nothing changed, or it was stopped. */
  async function read(wanted: Set<string> | null, signal: AbortSignal) {
    if (wanted === null) return askResponses('mentions', { candidateIds: null }, { signal })
    const before = store.getState().mentions ?? []
    const known = before.map(({ candidateId }) => candidateId).filter((id) => wanted.has(id))
    // Most changes are no mentions, and need no worker.
    const candidateIds = [...new Set([...known, ...(await mentionedAbout([...wanted]))])]
    if (candidateIds.length === 0) return null
    const found = await askResponses('mentions', { candidateIds }, { signal })
    if (found === null) return null
    const others = before.filter(({ candidateId }) => !candidateIds.includes(candidateId))
    return [...others, ...found].toSorted(newestFirst)
  }

  const listeners = createListeners(() => {
    stale = null
    const ends = [
      observeStore(candidateTable, update),
      // Whether a name is shown; only of those who are known here.
      observeStore(responseTable, (ids) => {
        const known = store.getState().mentions?.map(({ candidateId }) => candidateId) ?? []
        update(ids === null ? known : known.filter((id) => ids.includes(id)))
      }),
      // Written whenever somebody else sits down or is added to the team.
      observeStore(settingTable, (ids) => {
        if (ids === null || ids.includes('staffName')) update(null)
      }),
    ]
    void catchUp()
    return () => {
      ends.forEach((end) => end())
      reading?.abort()
      reading = null
      store.set(NOTHING)
    }
  })
  store.subscribe(listeners.notify)
  return { getState: store.getState, subscribe: listeners.subscribe }
}

export const mentionStore = createMentionStore()
