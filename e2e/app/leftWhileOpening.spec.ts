import type { Page, Route } from 'playwright/test'

import { DEVICE_NAME } from '#src/storage/core/layout.ts'
import { paths } from '#src/base/paths.ts'
import { expect, plainTest, test } from '#e2e/support/fixtures.ts'
import { FULL } from '#e2e/support/settings.ts'

test('a page left while it opens, and shown again, reports nothing and opens', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto(paths.jobs)
  await expect(other.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible()
  await page.addInitScript(noteTransactions)
  const release = await holdStores(other)
  await page.goto(paths.jobs)
  await expectReading(page)
  await page.goto(paths.candidates)
  await expectReading(page)
  await page.goBack({ waitUntil: 'commit' })
  await expectReading(page)
  await release()
  await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible()
})

// The browser itself logs the file.
plainTest(
  'a page whose files are cut off as it is left reports nothing',
  { tag: FULL },
  async ({ page }) => {
    const thrown: string[] = []
    page.on('pageerror', ({ message }) => thrown.push(message))
    const file = holdRequest(page, /\/assets\/staff-.*\.css$/)
    const next = holdRequest(page, paths.candidates)
    await page.goto(paths.jobs, { waitUntil: 'commit' })
    await file.asked
    await page.evaluate((address) => {
      setTimeout(() => location.assign(address))
    }, paths.candidates)
    await next.asked
    await Promise.all([page.waitForEvent('requestfailed'), file.abort()])
    await next.goOn()
    await expect(page.getByRole('heading', { name: 'Candidates', level: 1 })).toBeVisible()
    expect(thrown).toEqual([])
  },
)

plainTest(
  'a page that stays after all says that a file is missing',
  { tag: FULL },
  async ({ page }) => {
    const file = holdRequest(page, /\/assets\/staff-.*\.css$/)
    // As when something is downloaded: the page is asked whether it may be left, and stays.
    await page.route('/download', (route) => route.fulfill({ status: 204 }))
    await page.goto(paths.jobs, { waitUntil: 'commit' })
    await file.asked
    const answered = page.waitForResponse('/download')
    await page.evaluate(() => {
      setTimeout(() => location.assign('/download'))
    })
    await answered
    await file.abort()
    const words = 'TalentFlow could not be loaded. Reload the page to try again.'
    await expect(page.getByText(words)).toBeVisible()
  },
)

/** The first request of such an address, which waits until it is aborted or goes on. */
function holdRequest(page: Page, address: string | RegExp) {
  const asked = new Promise<Route>((resolve) => {
    let isFirst = true
    void page.route(address, (route) => {
      if (!isFirst) return route.continue()
      isFirst = false
      return resolve(route)
    })
  })
  return {
    asked,
    abort: async () => (await asked).abort(),
    goOn: async () => (await asked).continue(),
  }
}

/** Until it is released, pages wait for their first read, as on a busy machine. */
async function holdStores(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(async (name) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(name)
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    const [first = '', ...others] = database.objectStoreNames
    const store = database.transaction([first, ...others], 'readwrite').objectStore(first)
    const keepOpen = () => {
      if (Reflect.get(globalThis, 'isReleased') === true) database.close()
      else store.get('').onsuccess = keepOpen
    }
    keepOpen()
  }, DEVICE_NAME)
  return () => page.evaluate(() => void Reflect.set(globalThis, 'isReleased', true))
}

function noteTransactions(): void {
  const begin = IDBDatabase.prototype.transaction
  IDBDatabase.prototype.transaction = function noted(...asked) {
    Reflect.set(globalThis, 'isReading', true)
    return begin.apply(this, asked)
  }
}

async function expectReading(page: Page): Promise<void> {
  await page.waitForFunction(() => Reflect.get(globalThis, 'isReading') === true)
}
