/** Guessing what takes the device back, restarting the browser, and a server that is gone. */
import type { Page } from 'playwright/test'

import { expect } from '#e2e/support/builtHost.ts'
import { PIN } from '#e2e/support/handingOver.ts'
import { paths } from '#src/base/paths.ts'

import type { Way } from './way.ts'

const DAY_MS = 24 * 3600_000

export const takingBackWays: readonly Way[] = [
  {
    name: 'wrong PIN or passphrase, five times',
    attempt: async (device) => {
      await device.seat.goto(paths.candidates)
      for (let each = 0; each < 5; each += 1) {
        await enter(device.seat, '000000')
        await expect(device.seat.getByRole('main').getByText(/ is incorrect$/)).toBeVisible()
        await device.expectClosed(device.seat)
      }
    },
  },
  {
    name: 'PIN in place of the passphrase, and the reverse; the right PIN during the wait',
    attempt: async (device) => {
      await device.seat.goto(paths.candidates)
      if (device.mode === 'plain') await expectWait(device.seat)
      await enter(device.seat, PIN)
      await device.expectClosed(device.seat)
    },
  },
  {
    name: 'clock set forward a day, and reload during the wait',
    attempt: async (device) => {
      await device.seat.goto(paths.candidates)
      await device.seat.clock.setFixedTime(new Date(Date.now() + DAY_MS))
      await device.seat.reload()
      if (device.mode === 'plain') await expectWait(device.seat)
      await enter(device.seat, PIN)
      await device.expectClosed(device.seat)
    },
  },
  {
    name: 'clock set back a day',
    attempt: async (device) => {
      await device.seat.clock.setFixedTime(new Date(Date.now() - DAY_MS))
      await device.seat.goto(paths.candidates)
      await enter(device.seat, PIN)
      await device.expectClosed(device.seat)
    },
  },
  {
    name: 'second tab during the wait',
    attempt: async (device) => {
      const page = await device.newTab()
      await page.goto(paths.jobs)
      if (device.mode === 'plain') await expectWait(page)
      await enter(page, PIN)
      await device.expectClosed(page)
      await page.close()
    },
  },
  {
    name: 'wait for a forgotten PIN, not shortened by a reload or the clock',
    attempt: async (device) => {
      const page = device.seat
      await page.goto(paths.candidates)
      await device.expectClosed(page)
      const forgotten = page.getByText('Forgot the PIN?')
      await expect(forgotten).toHaveCount(device.mode === 'plain' ? 1 : 0)
      if (device.mode === 'protected') return
      await forgotten.click()
      await page.getByRole('button', { name: 'Start the 30-minute wait' }).click()
      const left = page.getByText(/^(30:00|29:\d\d) left/)
      await expect(left).toBeVisible()
      await page.clock.setFixedTime(new Date(Date.now() + DAY_MS))
      await page.reload()
      await expect(left).toBeVisible()
      await device.expectClosed(page)
      await page.getByRole('button', { name: 'Cancel the wait' }).click()
    },
  },
  {
    name: 'browser closed, and started again',
    attempt: async (device) => {
      await device.restart()
      for (const address of [paths.home, paths.candidates]) {
        await device.seat.goto(address)
        await device.expectClosed(device.seat)
      }
      await device.sitDown()
    },
  },
  {
    name: 'server gone',
    attempt: async (device) => {
      await device.sitDown()
      await device.server.stop()
      for (const address of [paths.home, paths.candidates, paths.saveBackup]) {
        await device.seat.goto(address)
        await device.expectClosed(device.seat)
      }
      await device.seat.goBack()
      await device.expectEither(device.seat)
      await device.sitDown()
    },
  },
]

async function enter(page: Page, typed: string): Promise<void> {
  const field = page.getByLabel('PIN', { exact: true }).or(page.getByLabel('Team passphrase'))
  await field.fill(typed)
  await page.keyboard.press('Enter')
}

function expectWait(page: Page): Promise<void> {
  return expect(page.getByText(/Too many wrong PINs\. Try again in 0:/)).toBeVisible()
}
