import { type BrowserContext, expect, type Page } from 'playwright/test'

/** Bytes of a device with space: more than the app needs to be safe again after it had none. */
const ROOMY = 24_000_000

/** The space that the browser gives the app. */
export interface Quota {
  /** Leaves so many bytes more than are used now. */
  leave(bytes: number): Promise<void>
  lift(): Promise<void>
}

/**
 * Of a browser with an empty profile that has just started, and this as its first page: the browser
 * remembers for half a minute how much space it found, and asks again only for more than that.
 */
export async function limitQuota(
  context: BrowserContext,
  origin: string,
): Promise<{ first: Page; quota: Quota }> {
  const first = await context.newPage()
  const session = await context.newCDPSession(first)
  const limit = async (bytes: number) => {
    const { usage } = await session.send('Storage.getUsageAndQuota', { origin })
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + bytes })
  }
  await limit(ROOMY)
  return {
    first,
    quota: {
      async leave(bytes) {
        await limit(bytes)
        // The space that it remembers grows by what it tidies up, so `ROOMY` itself might fit.
        expect(await first.evaluate(storeTooMuch, 2 * ROOMY)).toBe('QuotaExceededError')
      },
      lift: () => limit(ROOMY),
    },
  }
}

/** Runs in the page, in a database of its own. Returns how it was refused. */
function storeTooMuch(bytes: number): Promise<string | undefined> {
  // Random, because it could be compressed; and one value, because of many the browser stores some.
  const tooMuch = new Uint8Array(bytes)
  const most = 65_536
  for (let at = 0; at < bytes; at += most) crypto.getRandomValues(tooMuch.subarray(at, at + most))
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('tooMuch')
    opening.onupgradeneeded = () => opening.result.createObjectStore('bytes')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const writing = opening.result.transaction('bytes', 'readwrite')
      const end = () => {
        opening.result.close()
        resolve(writing.error?.name)
      }
      writing.oncomplete = end
      writing.onabort = end
      writing.objectStore('bytes').put(tooMuch, 0)
    }
  })
}

/** Numbers of bytes, closer together where they are small, and the last one more than enough. */
export function sizesUpTo(most: number, count: number): number[] {
  const last = count - 1
  return Array.from({ length: count }, (_, at) =>
    at === last ? ROOMY : Math.round(most * (at / last) ** 2),
  )
}
