/**
 * Opening a database can hang: another tab holds an older version and doesn't release it, or the
 * browser doesn't respond. No screen should stay empty, so screens are notified in time
 * to say what to do after three seconds.
 */
import { createListeners } from '#src/base/store.ts'
import { useSyncExternalStore } from 'react'

/** A second less than promised, because the message has to be rendered. */
const LATE_AFTER_MS = 2000
/** The minimum wait, however long the page itself took to load. */
const MIN_MS = 500
/** Until then an opening counts as part of the page load, and the wait started with that. */
const STARTING_MS = 5000

function patience(): number {
  const sinceStart = performance.now()
  return sinceStart < STARTING_MS ? Math.max(MIN_MS, LATE_AFTER_MS - sinceStart) : LATE_AFTER_MS
}

/** True while opening a database takes longer than anyone should wait without a message. */
export function useOpeningLate(): boolean {
  return useSyncExternalStore(opened.subscribe, isOpeningLate)
}

const late = new Set<PromiseLike<unknown>>()
const opened = createListeners()

/** Times one opening, whatever starts it. It counts as open once it responds. */
export function timeOpening(opening: PromiseLike<IDBDatabase>): void {
  const timer = setTimeout(() => {
    late.add(opening)
    opened.notify()
  }, patience())
  const settled = () => {
    clearTimeout(timer)
    if (late.delete(opening)) opened.notify()
  }
  opening.then(firstAnswer).then(settled, settled)
}

/** A page that is closing or writing for long may block a store, so that nothing can be read. */
function firstAnswer(connection: IDBDatabase): Promise<void> {
  return new Promise((resolve) => {
    const stores = [...connection.objectStoreNames]
    const transaction = connection.transaction(stores)
    for (const store of stores) transaction.objectStore(store).getKey('')
    transaction.oncomplete = transaction.onabort = () => resolve()
  })
}

function isOpeningLate(): boolean {
  return late.size > 0
}
