/**
 * The two databases without Dexie, which would be a fifth of all that the candidate's address loads.
 * The stores are the same: whichever app comes to a new device first creates them.
 */
import {
  createStores,
  DATABASE_NAME,
  DEVICE_NAME,
  deviceLayout,
  hiringLayout,
  type Layout,
  RAW_VERSION,
} from '#src/db/layout.ts'
import '#src/db/leaving.ts'
import { timeOpening } from '#src/db/opening.ts'
import { NewerDatabase, noteLoss, noteVersionChange, whyLost } from '#src/db/loss.ts'

export interface RawDatabase {
  readonly name: string
  /** The connection, opened again if it was lost. Rejects with the reason where that is for good. */
  connect(): Promise<IDBDatabase>
  /** The connection as it is at this moment; null when there is none. */
  atHand(): IDBDatabase | null
  /** The next `connect` opens it again. */
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
      connecting = open()
      timeOpening(connecting)
      connecting.catch(close)
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
        connection = request.result
        connection.onclose = close
        connection.onversionchange = ({ newVersion }) => {
          // For good: opening again by itself would bring back what was just upgraded or erased.
          noteVersionChange(name, newVersion)
          close()
        }
        resolve(connection)
      }
    })
  }

  function close(): void {
    connection?.close()
    connection = null
    connecting = null
  }

  return { name, connect, atHand: () => connection, close }
}
