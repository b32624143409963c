/** How the browser stores the data. */
export interface StorageHealth {
  /** Null if the browser doesn't say. */
  persistent: boolean | null
  /** Bytes. */
  usage: number | null
  quota: number | null
}

/** The storage figures of the browser, in bytes; null where it reports nothing. */
export async function storageHealth(): Promise<StorageHealth> {
  const manager = storageManager()
  const [persistent, estimate] = await Promise.all([manager?.persisted?.(), manager?.estimate?.()])
  return {
    persistent: persistent ?? null,
    usage: estimate?.usage ?? null,
    quota: estimate?.quota ?? null,
  }
}

/** True if the browser promised not to clear the data by itself. */
export async function requestPersistence(): Promise<boolean> {
  return (await storageManager()?.persist?.()) ?? false
}

/** Safari added these calls one by one, and some browsers have none of them. */
function storageManager(): Partial<StorageManager> | null {
  return typeof navigator !== 'undefined' && 'storage' in navigator ? navigator.storage : null
}
