import type { Page } from 'playwright/test'

/**
 * The contents of both databases by store: the number of records, and a digest. Without settings
 * that are only about this device.
 */
export function everythingStored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(readEverything)
}

async function readEverything(): Promise<Record<string, string>> {
  const all: Record<string, string> = {}
  for (const name of ['TalentFlowDatabase', 'TalentFlowDevice']) {
    const database = await settled(indexedDB.open(name))
    for (const store of database.objectStoreNames) {
      const records = await settled(database.transaction(store).objectStore(store).getAll())
      const carried = ['theme', 'staffName', undefined]
      const kept = records.filter(({ key }) => store !== 'settings' || carried.includes(key))
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(textOf(kept)))
      all[store] = `${kept.length} records, ${hexadecimal(digest)}`
    }
    database.close()
  }
  return all

  function textOf(records: unknown): string {
    return JSON.stringify(records, (_, value: unknown) =>
      value instanceof ArrayBuffer ? hexadecimal(value) : value,
    )
  }

  function hexadecimal(bytes: ArrayBuffer): string {
    return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
  }

  function settled<T>(request: IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  }
}
