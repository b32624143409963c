import type { Page } from 'playwright/test'

/** A record as stored in the app's database; undefined if there is none. */
export function storedRecord(page: Page, store: string, key: string): Promise<unknown> {
  return page.evaluate(readRecord, { store, key })
}

function readRecord({ store, key }: { store: string; key: string }): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('TalentFlowDatabase')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const reading = opening.result.transaction(store).objectStore(store).get(key)
      reading.onerror = () => reject(reading.error)
      reading.onsuccess = () => {
        opening.result.close()
        resolve(reading.result)
      }
    }
  })
}
