/**
 * Opening a database can take for ever: another tab holds an older one and does not let go, or the
 * browser itself does not answer. Nobody is left in front of an empty screen: after three seconds
 * screens know, and say what to do.
 */
import type { Dexie } from 'dexie'
import { useSyncExternalStore } from 'react'

/** A second less than people are promised: the words are painted after. */
const LATE_AFTER_MS = 2000
/** An opening that is merely slow gets this much, however long the page itself took to load. */
const LEAST_MS = 500
/** Until then an opening is part of the page's own start, and the wait has begun with that. */
const STARTING_MS = 5000

function patience(): number {
  const sinceStart = performance.now()
  return sinceStart < STARTING_MS ? Math.max(LEAST_MS, LATE_AFTER_MS - sinceStart) : LATE_AFTER_MS
}

/** From now on every opening of `database` is timed, those that it begins by itself too. */
export function timeOpenings(database: Dexie): void {
  const open = database.open.bind(database)
  database.open = () => {
    const opening = open()
    if (!database.isOpen()) timeOpening(opening.then(() => database.backendDB()))
    return opening
  }
}

/** True while an opening of any database takes longer than anybody should wait without a word. */
export function useOpeningLate(): boolean {
  return useSyncExternalStore(subscribe, isOpeningLate)
}

const late = new Set<PromiseLike<unknown>>()
const listeners = new Set<() => void>()

/** One opening, however it is made. It counts as open once it answers. */
export function timeOpening(opening: PromiseLike<IDBDatabase>): void {
  const timer = setTimeout(() => {
    late.add(opening)
    publish()
  }, patience())
  const settled = () => {
    clearTimeout(timer)
    if (late.delete(opening)) publish()
  }
  opening.then(firstAnswer).then(settled, settled)
}

/** A page that is gone, or one that writes for long, may keep a store to itself: then nothing is read. */
function firstAnswer(connection: IDBDatabase): Promise<void> {
  return new Promise((resolve) => {
    const stores = [...connection.objectStoreNames]
    const transaction = connection.transaction(stores)
    for (const store of stores) transaction.objectStore(store).getKey('')
    transaction.oncomplete = transaction.onabort = () => resolve()
  })
}

function publish(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function isOpeningLate(): boolean {
  return late.size > 0
}
