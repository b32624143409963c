/** What the candidate's page can read without the staff pages. */
import { expect } from '#e2e/support/builtHost.ts'
import { allThatPageCanRead } from '#e2e/support/everything.ts'
import { paths } from '#src/base/paths.ts'

import { SECRETS, STAFFS, UNSAVED } from './canaries.ts'
import type { Way } from './way.ts'

export const storedWays: readonly Way[] = [
  {
    name: 'databases, read by script: plain all of it (the app says so), protected no secret',
    attempt: async (device) => {
      const page = await device.sitDown()
      const stored = await allThatPageCanRead(page)
      const found = SECRETS.filter((secret) => stored.includes(secret))
      expect(found).toEqual(device.mode === 'plain' ? SECRETS : [])
      expect(stored).not.toContain(UNSAVED)
    },
  },
  {
    name: 'sessionStorage, window.name, opener, state of the history',
    attempt: async (device) => {
      const page = await device.sitDown()
      const kept = await page.evaluate(() => {
        const entries = window.navigation.entries().map((entry) => entry.getState())
        const { name, opener } = window
        return JSON.stringify([{ ...sessionStorage }, name, String(opener), entries, history.state])
      })
      expect(STAFFS.filter((theirs) => kept.includes(theirs))).toEqual([])
      expect(await page.evaluate(() => window.opener)).toBeNull()
    },
  },
  {
    name: 'localStorage',
    attempt: async (device) => {
      const page = await device.sitDown()
      const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }))
      const found = STAFFS.filter((theirs) => kept.includes(theirs))
      // The builder's last change, as in the database.
      expect(
        found.filter((theirs) => device.mode === 'protected' || theirs !== 'Canary draft'),
      ).toEqual([])
    },
  },
  {
    name: 'caches of the service worker: the built files, and no data',
    attempt: async (device) => {
      const page = await device.sitDown()
      const { paths: cached, text } = await page.evaluate(async () => {
        const found: { paths: string[]; text: string } = { paths: [], text: '' }
        for (const name of await caches.keys()) {
          const cache = await caches.open(name)
          for (const request of await cache.keys()) {
            found.paths.push(new URL(request.url).pathname)
            found.text += (await (await cache.match(request))?.text()) ?? ''
          }
        }
        return found
      })
      expect(cached.length).toBeGreaterThan(20)
      expect(cached.filter((path) => !/^\/(assets\/.*|icons\/.*|[\w.]*)$/.test(path))).toEqual([])
      expect([...SECRETS, UNSAVED].filter((theirs) => text.includes(theirs))).toEqual([])
    },
  },
  {
    name: 'service worker, asked by messages',
    attempt: async (device) => {
      const page = await device.sitDown()
      const answers = await page.evaluate(async () => {
        const worker = navigator.serviceWorker.controller
        const found: unknown[] = []
        for (const message of [{ kind: 'opened', entry: '/' }, { kind: 'takeOver' }]) {
          const { port1, port2 } = new MessageChannel()
          const answered = new Promise((resolve) => {
            port1.onmessage = ({ data }) => resolve(data)
          })
          worker?.postMessage(message, [port2])
          found.push(await answered)
        }
        return found
      })
      expect(answers).toEqual([true, 'taken-over'])
      await page.goto(paths.candidates)
      await device.expectClosed(page)
    },
  },
  {
    name: 'whole accessibility tree, with what is hidden',
    attempt: async (device) => {
      const page = device.seat
      for (const address of [device.take, paths.candidates]) {
        await page.goto(address)
        await device.expectEither(page)
        const session = await page.context().newCDPSession(page)
        const { nodes } = await session.send('Accessibility.getFullAXTree')
        const tree = JSON.stringify(nodes)
        expect(STAFFS.filter((theirs) => tree.includes(theirs))).toEqual([])
        await session.detach()
      }
    },
  },
]
