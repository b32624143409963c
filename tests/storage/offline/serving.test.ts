import { expect, test, vi } from 'vitest'

import type { Build } from '#src/storage/offline/builtFiles.ts'
import { serveOffline } from '#src/storage/offline/serving.ts'

import { type ABrowser, aBrowser, aPage } from './aBrowser.ts'

const OLD = '/assets/index-old.js'
const NEW = '/assets/index-new.js'
const oldBuild = aBuild('old', OLD)
const newBuild = aBuild('new', NEW)

test('all files are stored when it is installed, and served without the host', async () => {
  const browser = await installed(oldBuild)
  browser.fetched.length = 0
  expect(await browser.request('/jobs', { mode: 'navigate' })).toBe('the page')
  expect(await browser.request(OLD)).toBe('the script')
  expect(await browser.request('/icons/icon.png', { mode: 'navigate' })).toBe('the picture')
  expect(browser.fetched).toEqual([])
})

test('nothing is stored if one file is missing', async () => {
  const browser = aBrowser()
  serveOffline(browser.scope, oldBuild)
  publish(browser, oldBuild)
  browser.host.delete(OLD)
  await expect(browser.dispatch('install')).rejects.toThrow('Failed to fetch')
  const cache = await browser.scope.caches.open('talentflow-old')
  expect(await cache.match('/')).toBeUndefined()
})

test('it leaves all else to the browser', async () => {
  const browser = await installed(oldBuild)
  expect(await browser.request('https://elsewhere.example/jobs', { mode: 'navigate' })).toBeNull()
  expect(await browser.request('/jobs', { method: 'POST' })).toBeNull()
  expect(await browser.request('/other.json')).toBeNull()
})

test('a page of the old build loads its files while it is open', async () => {
  const browser = await updated()
  browser.pages.push(aPage(OLD), aPage(NEW))
  await browser.dispatch('activate')
  await opened(browser, NEW)
  // Until then the replies of all pages have arrived.
  for (const page of [NEW, OLD, NEW]) await opened(browser, page)
  expect(await browser.scope.caches.keys()).toEqual(['talentflow-old', 'talentflow-new'])
  browser.host.clear()
  expect(await browser.request(OLD)).toBe('the script')
  expect(await browser.request('/jobs', { mode: 'navigate' })).toBe('the page')
})

test('a page that does not reply keeps the old files as well', async () => {
  const browser = await updated()
  browser.pages.push(aPage(null), aPage(NEW))
  await browser.dispatch('activate')
  await opened(browser, NEW)
  expect(await browser.scope.caches.keys()).toContain('talentflow-old')
})

test('the old files are removed once every page is new', async () => {
  const browser = await updated()
  browser.pages.push(aPage(OLD))
  await browser.dispatch('activate')
  browser.pages.splice(0, 1, aPage(NEW))
  await opened(browser, NEW)
  await vi.waitFor(async () =>
    expect(await browser.scope.caches.keys()).toEqual(['talentflow-new']),
  )
})

test('the old files are removed at once if no page is open', async () => {
  const browser = await updated()
  await browser.dispatch('activate')
  expect(await browser.scope.caches.keys()).toEqual(['talentflow-new'])
})

test('the files of a version that waits are kept', async () => {
  const browser = await updated()
  serveOffline(browser.scope, oldBuild)
  browser.registration.waiting = {}
  await browser.dispatch('activate')
  expect(await browser.scope.caches.keys()).toContain('talentflow-new')
})

test('a page learns whether it is of the build that serves it', async () => {
  const browser = await updated()
  expect(await opened(browser, NEW)).toBe(true)
  expect(await opened(browser, OLD)).toBe(false)
})

test('it takes over when asked, but not during an attempt', async () => {
  const browser = await updated()
  vi.stubGlobal('navigator', { locks: locksHeld('response-1') })
  expect(await ask(browser, { kind: 'takeOver' })).toBe('attempt-open')
  expect(browser.hasSkippedWaiting()).toBe(false)
  vi.stubGlobal('navigator', { locks: locksHeld('open-1') })
  expect(await ask(browser, { kind: 'takeOver' })).toBe('taken-over')
  expect(browser.hasSkippedWaiting()).toBe(true)
  vi.unstubAllGlobals()
})

async function installed(build: Build, browser = aBrowser()): Promise<ABrowser> {
  publish(browser, build)
  serveOffline(browser.scope, build)
  await browser.dispatch('install')
  return browser
}

/** The new build is installed in a browser that has the old one. */
async function updated(): Promise<ABrowser> {
  return installed(newBuild, await installed(oldBuild))
}

function aBuild(version: string, entry: string): Build {
  return { version, files: { '/': '', '/icons/icon.png': '', [entry]: '' } }
}

function publish({ host }: ABrowser, { files }: Build): void {
  host.clear()
  for (const path of Object.keys(files)) host.set(path, 'the script')
  host.set('/', 'the page')
  host.set('/icons/icon.png', 'the picture')
}

function opened(browser: ABrowser, entry: string): Promise<unknown> {
  return ask(browser, { kind: 'opened', entry })
}

function ask(browser: ABrowser, data: object): Promise<unknown> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = (event) => {
      port1.close()
      resolve(event.data)
    }
    void browser.dispatch('message', { data, ports: [port2] })
  })
}

/** Node has no Web Locks. */
function locksHeld(name: string) {
  return { query: async () => ({ held: [{ name }] }) }
}
