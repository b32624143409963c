/** Everything that a page can read of what is stored. */
import { createHash } from 'node:crypto'
import type { Page } from 'playwright/test'

/**
 * The contents of both databases by store: the number of records, and a digest. Without settings
 * that are only about this device.
 */
export async function everythingStored(page: Page): Promise<Record<string, string>> {
  const { stores } = await page.evaluate(readEverything)
  const carried = ['theme', 'staffName', 'recommendationWords', undefined]
  const entries = Object.entries(stores).map(([store, text]) => {
    const records: { key?: string }[] = JSON.parse(text)
    const kept = records.filter(({ key }) => store !== 'settings' || carried.includes(key))
    const digest = createHash('sha256').update(JSON.stringify(kept)).digest('hex')
    return [store, `${kept.length} records, ${digest}`]
  })
  return Object.fromEntries(entries)
}

/** Every record of both databases, with bytes as text, and what the page notes elsewhere, as JSON. */
export async function allThatPageCanRead(page: Page): Promise<string> {
  const { stores, notes } = await page.evaluate(readEverything)
  return `[${[notes, ...Object.values(stores)].join(',')}]`
}

/** Each store as JSON. */
async function readEverything(): Promise<{ stores: Record<string, string>; notes: string }> {
  const stores: Record<string, string> = {}
  for (const name of ['TalentFlowDatabase', 'TalentFlowDevice']) {
    const database = await settled(indexedDB.open(name))
    for (const store of database.objectStoreNames) {
      const records = await settled(database.transaction(store).objectStore(store).getAll())
      stores[store] = JSON.stringify(records, (_name, value: unknown) =>
        value instanceof ArrayBuffer ? new TextDecoder('latin1').decode(value) : value,
      )
    }
    database.close()
  }
  return { stores, notes: JSON.stringify([{ ...localStorage }, { ...sessionStorage }]) }

  function settled<T>(request: IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  }
}
