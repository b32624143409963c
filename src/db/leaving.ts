/**
 * A page that is left: what it still writes, and how it lets go of storage.
 *
 * The browser may keep such a page, to come back to. WebKit then keeps its transactions too: their
 * next step never comes, so they never end, and every page that is opened afterwards waits for them
 * until the browser is restarted. So they are aborted, and the connections closed.
 */

/**
 * Calls `write` when the page is hidden, is about to be left, and is left. Only what it hands over to
 * the browser within this very call is sure to be written, and in WebKit only what it hands over before
 * the page is left: a transaction that begins later is dropped. Returns how to stop.
 */
export function onLeaving(write: () => void): () => void {
  lastWrites.add(write)
  return () => lastWrites.delete(write)
}

/**
 * Calls `write` when somebody turns away from a field, which comes before whatever they do next: what
 * waits for a pause in typing need not wait for it any longer. Returns how to stop.
 */
export function onTurningAway(write: () => void): () => void {
  for (const event of TURNING_AWAY) document.addEventListener(event, write)
  return () => {
    for (const event of TURNING_AWAY) document.removeEventListener(event, write)
  }
}

const TURNING_AWAY = ['focusout', 'pointerdown']

/** True once the browser keeps this page as one that was left: storage answers nothing any more. */
export function isKeptPage(): boolean {
  return kept
}

const lastWrites = new Set<() => void>()
const transactions = new Set<IDBTransaction>()
const connections = new Set<IDBDatabase>()
let kept = false

if (typeof document !== 'undefined') {
  followTransactions()
  addEventListener('beforeunload', (event) => {
    // All that this page had was written as it was left: there is nothing to ask about.
    if (kept) event.stopImmediatePropagation()
    else writeNow()
  })
  // One listener for both: not every browser calls those of the capture phase first.
  addEventListener('pagehide', (event) => {
    writeNow()
    if (event.persisted) letGo()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') writeNow()
  })
  // What it was reading is cut off, and what other pages wrote meanwhile it has not heard.
  addEventListener('pageshow', (event) => {
    if (event.persisted) location.reload()
  })
}

function writeNow(): void {
  for (const write of lastWrites) write()
}

/** Of every connection of this page. Dexie keeps its transactions to itself. */
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
  const writing = new Set<IDBDatabase>()
  for (const transaction of transactions) {
    if (!abort(transaction)) writing.add(transaction.db)
  }
  for (const connection of connections) if (!writing.has(connection)) connection.close()
  takeNothing()
}

/**
 * A page that comes back is loaded anew, which takes a moment: what somebody typed meanwhile would be
 * seen on the screen and saved nowhere.
 */
function takeNothing(): void {
  document.documentElement.inert = true
  const { activeElement } = document
  if (activeElement instanceof HTMLElement) activeElement.blur()
}

/** False: it has asked for its commit, as the last write of a page does, and waits for no next step. */
function abort(transaction: IDBTransaction): boolean {
  try {
    transaction.abort()
    return true
  } catch (error) {
    if (error instanceof DOMException && error.name === 'InvalidStateError') return false
    throw error
  }
}
