/** Going through the history, or reloading twice at once, sometimes crashes the browser itself. */
import { type Page, test } from 'playwright/test'

import { expect } from '#e2e/support/builtHost.ts'
import { paths } from '#src/base/paths.ts'

import type { Device } from './device.ts'

const MOST_CRASHES = 3

class Crashed extends Error {}

/**
 * Tries it in a tab with a history. Chromium 150 has crashed there in its own code, at one instruction
 * (a read at 0x510), only with the back/forward cache. A crashed tab shows nothing and can't be used
 * again, so another one takes its place, with closed pages behind the assessment; and the result says
 * so. What was shown before the crash still counts.
 */
export async function despiteCrashes(
  device: Device,
  attempt: (page: Page) => Promise<void>,
): Promise<void> {
  for (let crashes = 0; ; crashes += 1) {
    const page = await device.sitDown()
    try {
      await Promise.race([attempt(page), crashOf(page)])
      return
    } catch (error) {
      if (!(error instanceof Crashed) || crashes + 1 >= MOST_CRASHES) throw error
      const description = 'the browser’s own crash of the page; tried again in a new tab'
      test.info().annotations.push({ type: 'crash', description })
      await replaceSeat(device)
    }
  }
}

function crashOf(page: Page): Promise<never> {
  return new Promise((_, reject) => {
    page.once('crash', () => reject(new Crashed('The browser crashed while a page was left')))
  })
}

/** By staff addresses, as somebody at the seat would make a history. */
async function replaceSeat(device: Device): Promise<void> {
  const crashed = device.seat
  device.seat = await device.newTab()
  await crashed.close()
  for (const address of [paths.jobs, paths.candidates, paths.data]) {
    await device.seat.goto(address)
    await device.expectClosed(device.seat)
  }
}

/**
 * Acts, and waits for the entry that is that many steps away. The browser is asked for its history
 * only while the page is at rest: while one document replaces another, it may never answer.
 */
export async function goesTo(page: Page, steps: number, act: () => Promise<void>): Promise<void> {
  const before = await historyOf(page)
  const target = before.currentIndex + steps
  const { url } = before.entries[target] ?? { url: '' }
  const gone = page.waitForEvent('framenavigated', (frame) => frame === page.mainFrame())
  await act()
  await gone
  // A closed page drops what staff searched for from its address.
  await expect(page).toHaveURL(({ pathname }) => pathname === new URL(url).pathname)
  await page.waitForLoadState()
  await expect.poll(async () => (await historyOf(page)).currentIndex).toBe(target)
}

async function historyOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  const answer = await session.send('Page.getNavigationHistory')
  await session.detach()
  return answer
}
