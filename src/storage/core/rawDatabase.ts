/**
 * Both databases without Dexie, which would be a fifth of everything that the candidate's address
 * loads. The stores are the same: whichever app runs first on a device creates them.
 */
import {
  createStores,
  DATABASE_NAME,
  DEVICE_NAME,
  deviceLayout,
  hiringLayout,
  type Layout,
  RAW_VERSION,
} from './layout.ts'
import './leaving.ts'
import { timeOpening } from './opening.ts'
import { NewerDatabase, noteLoss, noteVersionChange, whyLost } from './connectionLoss.ts'

export interface RawDatabase {
  readonly name: string
  /**
   * The connection, reopened if it was lost. Rejects with the reason if it was lost permanently.
   */
  connect(): Promise<IDBDatabase>
  /** The connection if there is one right now; otherwise null. */
  atHand(): IDBDatabase | null
  /** The next `connect` reopens it. */
  close(): void
}

export const hiring = rawDatabase(DATABASE_NAME, hiringLayout)
export const device = rawDatabase(DEVICE_NAME, deviceLayout)

function rawDatabase(name: string, layout: Layout): RawDatabase {
  let connection: IDBDatabase | null = null
  let connecting: Promise<IDBDatabase> | null = null

  function connect(): Promise<IDBDatabase> {
    const loss = whyLost(name)
    if (loss) return Promise.reject(loss)
    if (connecting === null) {
      const opening = open().then((opened) => {
        // Closed meanwhile: left open, it would hold up every upgrade and deletion.
        if (connecting !== opening) {
          opened.close()
          return connect()
        }
        connection = opened
        return opened
      })
      connecting = opening
      timeOpening(opening)
      opening.catch(() => release(opening))
    }
    return connecting
  }

  function open(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      const request = indexedDB.open(name, RAW_VERSION)
      request.onupgradeneeded = () => createStores(request.result, layout)
      request.onerror = () => {
        if (request.error?.name === 'VersionError') noteLoss(name, new NewerDatabase(name))
        reject(whyLost(name) ?? request.error)
      }
      request.onsuccess = () => {
        const opened = request.result
        opened.onclose = () => giveUp(opened)
        opened.onversionchange = ({ newVersion }) => {
          // Permanently: reopening by itself would recreate what was just upgraded or erased.
          noteVersionChange(name, newVersion)
          giveUp(opened)
        }
        resolve(opened)
      }
    })
  }

  /** Closes this connection, which may no longer be the current one. */
  function giveUp(opened: IDBDatabase): void {
    if (connection === opened) close()
    else opened.close()
  }

  function release(opening: Promise<IDBDatabase>): void {
    if (connecting === opening) close()
  }

  function close(): void {
    connection?.close()
    connection = null
    connecting = null
  }

  return { name, connect, atHand: () => connection, close }
}
