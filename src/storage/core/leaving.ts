/**
 * What a page does when it is left: last writes, then releasing storage.
 *
 * The browser may keep such a page in its back/forward cache. WebKit then keeps the page's
 * transactions as well. Their next step never runs, so they never end, and every page opened
 * afterwards waits for them until the browser restarts. So they are aborted, and the connections
 * closed.
 */

/**
 * Calls `write` when the page is hidden, about to be left, and left. Only what is passed to the
 * browser within that call is sure to be written; in WebKit, only before the page is left, because
 * transactions started later are dropped. Returns a function that unsubscribes.
 */
export function onLeaving(write: () => void): () => void {
  lastWrites.add(write)
  return () => lastWrites.delete(write)
}

/**
 * Calls `write` when a field loses focus, so that a debounced save need not wait any longer.
 * Returns a function that unsubscribes.
 */
export function onFieldLeft(write: () => void): () => void {
  for (const event of TURNING_AWAY) document.addEventListener(event, write)
  return () => {
    for (const event of TURNING_AWAY) document.removeEventListener(event, write)
  }
}

const TURNING_AWAY = ['focusout', 'pointerdown']

/** True once this page is in the back/forward cache: storage no longer responds. */
export function isInPageCache(): boolean {
  return kept
}

const lastWrites = new Set<() => void>()
const transactions = new Set<IDBTransaction>()
const connections = new Set<IDBDatabase>()
let kept = false

if (typeof document !== 'undefined') {
  followTransactions()
  addEventListener('beforeunload', (event) => {
    // Everything was written when the page was left, so there is nothing to ask.
    if (kept) event.stopImmediatePropagation()
    else {
      writeNow()
      if (navigator.vendor.startsWith('Apple') && transactions.size > 0) giveStorageTime()
    }
  })
  // One listener for both, because not every browser calls the capture phase first.
  addEventListener('pagehide', (event) => {
    writeNow()
    if (event.persisted) letGo()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') writeNow()
  })
  // Its reads were cut off, and it has missed what other pages wrote meanwhile.
  addEventListener('pageshow', (event) => {
    if (event.persisted) location.reload()
  })
}

function writeNow(): void {
  for (const write of lastWrites) write()
}

/** Milliseconds. In WebKitGTK 2.50 10 of 130 last writes were lost without it; 60 were too few under load. */
const STORAGE_MS = 200

/**
 * WebKit sends what is put into a transaction only once its storage process has started it, and a page
 * that is left is no longer notified of that. The answer that comes during this pause is read before the next
 * page replaces this one.
 */
function giveStorageTime(): void {
  const end = performance.now() + STORAGE_MS
  while (performance.now() < end) {
    // Nothing else may run on this page meanwhile.
  }
}

/**
 * Follows the transactions of every connection of this page, because Dexie doesn't expose its own.
 */
function followTransactions(): void {
  const begin = IDBDatabase.prototype.transaction
  IDBDatabase.prototype.transaction = function follow(this: IDBDatabase, ...asked) {
    const transaction = begin.apply(this, asked)
    const isOver = () => transactions.delete(transaction)
    connections.add(this)
    transactions.add(transaction)
    transaction.addEventListener('complete', isOver)
    transaction.addEventListener('abort', isOver)
    return transaction
  }
}

function letGo(): void {
  kept = true
  for (const transaction of transactions) abort(transaction)
  // Closing waits for what is being committed, and prevents what listeners called later would start.
  for (const connection of connections) connection.close()
  takeNothing()
}

/**
 * A restored page is reloaded, which takes a moment. Anything typed meanwhile would be visible but
 * never saved.
 */
function takeNothing(): void {
  document.documentElement.inert = true
  const { activeElement } = document
  if (activeElement instanceof HTMLElement) activeElement.blur()
}

/** Unless it has requested its commit, as the last write of a page does, and needs no further step. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error
  }
}
