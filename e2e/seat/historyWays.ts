/** The history of the tab, and loading pages once more. */
import { expect } from '#e2e/support/builtHost.ts'
import { paths } from '#src/base/paths.ts'

import { STAFFS } from './canaries.ts'
import { despiteCrashes, goesTo } from './scriptedHistory.ts'
import type { Way } from './way.ts'

export const historyWays: readonly Way[] = [
  {
    name: 'titles in the list of the Back button',
    attempt: async ({ seat }) => {
      const session = await seat.context().newCDPSession(seat)
      const { entries } = await session.send('Page.getNavigationHistory')
      expect(entries.length).toBeGreaterThan(3)
      const titles = entries.map(({ title }) => title).join('\n')
      expect(STAFFS.filter((theirs) => titles.includes(theirs))).toEqual([])
    },
  },
  {
    name: 'Back, 20 times',
    attempt: async (device) => {
      let steps = 0
      for (; steps < 20 && device.seat.url() !== 'about:blank'; steps += 1) {
        await device.seat.goBack()
        await device.expectEither(device.seat)
      }
      expect(steps).toBeGreaterThan(3)
    },
  },
  {
    name: 'Forward, 20 times',
    attempt: async (device) => {
      const page = device.seat
      for (let steps = 0; steps < 20; steps += 1) {
        if ((await page.goForward()) === null && new URL(page.url()).pathname === device.take) break
        await device.expectEither(page)
      }
      await device.expectOwn(page)
    },
  },
  {
    name: 'history.go(-n) to the entry before, one half-way, and the first',
    attempt: (device) =>
      despiteCrashes(device, async (page) => {
        const length = await page.evaluate(() => history.length)
        for (const steps of new Set([1, Math.ceil(length / 2), length - 1])) {
          for (const by of [-steps, steps]) {
            // From a timeout, so that no call is open when the page is left.
            const act = () => page.evaluate((n) => void setTimeout(() => history.go(n)), by)
            await goesTo(page, by, act)
            await device.expectEither(page)
          }
          await device.expectOwn(page)
        }
      }),
  },
  {
    name: 'every entry of the Navigation API',
    attempt: (device) =>
      despiteCrashes(device, async (page) => {
        const keys = await page.evaluate(() => window.navigation.entries().map(({ key }) => key))
        expect(keys.length).toBeGreaterThan(3)
        let at = keys.length - 1
        for (const [to, key] of keys.slice(0, -1).entries()) {
          await goesTo(page, to - at, () =>
            page.evaluate((there) => {
              setTimeout(() => void window.navigation.traverseTo(there))
            }, key),
          )
          await device.expectEither(page)
          at = to
        }
      }),
  },
  {
    name: 'reload',
    attempt: async (device) => {
      const page = await device.sitDown()
      await page.reload()
      await device.expectOwn(page)
      await page.goto(paths.candidates)
      await page.reload()
      await device.expectClosed(page)
    },
  },
  {
    name: 'hard reload, without the cache',
    attempt: async (device) => {
      await device.seat.goto(paths.candidates)
      const session = await device.seat.context().newCDPSession(device.seat)
      await Promise.all([
        device.seat.waitForEvent('load'),
        session.send('Page.reload', { ignoreCache: true }),
      ])
      await device.expectClosed(device.seat)
    },
  },
  {
    name: 'staff address while the assessment loads, and the reverse',
    attempt: async (device) => {
      const page = device.seat
      await page.goto(device.take, { waitUntil: 'commit' })
      await page.goto(paths.candidates, { waitUntil: 'commit' })
      await device.expectClosed(page)
      await page.goto(paths.jobs, { waitUntil: 'commit' })
      await page.goto(device.take, { waitUntil: 'commit' })
      await device.expectOwn(page)
    },
  },
  {
    name: 'staff address, stopped while it loads',
    attempt: async (device) => {
      const page = device.seat
      await page.goto(paths.candidates, { waitUntil: 'commit' })
      await page.evaluate(() => window.stop())
      await device.expectNothing(page)
    },
  },
  {
    name: 'crash of the page, and its address again',
    attempt: async (device) => {
      const page = await device.newTab()
      await page.goto(paths.candidates)
      const session = await page.context().newCDPSession(page)
      const crashed = page.waitForEvent('crash')
      session.send('Page.crash').catch(() => undefined)
      await crashed
      await page.close()
      await device.seat.goto(paths.candidates)
      await device.expectClosed(device.seat)
    },
  },
]
