/** What can be typed into the address bar. */
import { expect } from '#e2e/support/builtHost.ts'
import { builderPath, paths } from '#src/base/paths.ts'
import { takePath } from '#src/base/takePath.ts'

import { STAFFS } from './canaries.ts'
import type { Device } from './device.ts'
import type { Way } from './way.ts'

/** Addresses that open what takes the device back. */
const closed: Readonly<Record<string, (device: Device) => readonly string[]>> = {
  'every staff address': ({ addresses }) => addresses,
  'unknown addresses': () => ['/nowhere', '/take', '/take/', '/index.html/..', '/assets/none'],
  'capital letters': ({ take }) => ['/JOBS', '/Candidates', take.replace('take', 'Take')],
  'dots: /take/../jobs': ({ take }) => ['/take/../jobs', `${take}/../../jobs`, '/take/./../data'],
  'double slashes: //jobs': () => ['//jobs', '/take//jobs', '/jobs//', '/./jobs'],
  'encoded slashes and dots': ({ take }) => [
    '/take/%2e%2e/jobs',
    '/take/..%2fjobs',
    `${take}%2f..%2f..%2fjobs`,
    '/take/..%5cjobs',
    '/take%2f..%2fjobs',
  ],
  'backslashes and a null': () => ['/take/..\\jobs', '/take/x%00', '/take/%'],
  'query: /jobs?take': ({ take }) => [
    '/jobs?take',
    `/jobs?${take}`,
    `/candidates?search=a&to=${take}`,
  ],
  'hash: /jobs#/take/…': ({ take }) => [`/jobs#${take}`, `/candidates#${take}`],
  'assessment of another job': ({ seeded }) => [
    takePath(seeded.other.assessment.id),
    takePath(seeded.other.version.id),
  ],
  'unknown assessment, and ids of other records': ({ seeded }) => [
    takePath(crypto.randomUUID()),
    takePath(seeded.mine.job.id),
    takePath(seeded.mine.candidates[0].id),
  ],
  'dialogs in the address': ({ seeded }) => [
    `${paths.assessments}?new=${seeded.mine.job.id}&start=file`,
    `${paths.candidates}?new=choose`,
    `${builderPath(seeded.mine.assessment.id)}/invite?step=device`,
  ],
}

export const addressWays: readonly Way[] = [
  ...Object.entries(closed).map(([name, addresses]) => ({
    name,
    attempt: async (device: Device) => {
      for (const address of addresses(device)) {
        // Without an origin, `//jobs` would be another host.
        await device.seat.goto(device.server.origin + address)
        await device.expectClosed(device.seat)
      }
    },
  })),
  {
    name: 'own address with more behind it: /take/…#/jobs, /take/…/jobs, ?jobs',
    attempt: async (device) => {
      const page = await device.sitDown()
      for (const more of ['#/jobs', '/jobs', '/../x', '?/jobs', '?jobs#/candidates']) {
        await page.goto(device.take + more)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await device.expectNothing(page)
      }
    },
  },
  {
    name: 'address of a backup',
    attempt: async (device) => {
      let downloads = 0
      device.seat.on('download', () => (downloads += 1))
      await device.seat.goto(paths.saveBackup)
      await device.expectClosed(device.seat)
      expect(downloads).toBe(0)
    },
  },
  {
    name: 'text that staff searched for, in the address behind Back',
    attempt: async (device) => {
      const page = await device.sitDown()
      await page.goto(`${paths.candidates}?search=Ada+Canary#Grace%20Second`)
      await device.expectClosed(page)
      await expect(page).toHaveURL(paths.candidates)
    },
  },
  {
    name: 'view-source: of a staff page',
    attempt: async (device) => {
      const page = await device.newTab()
      await page.goto(`view-source:${device.server.origin}${paths.candidates}`)
      await device.expectNothing(page)
      await page.close()
    },
  },
  {
    name: 'data:, blob: and javascript: addresses',
    attempt: async (device) => {
      const page = await device.sitDown()
      const address = device.server.origin + paths.candidates
      // Refused by the content policy, or by the browser.
      await page.evaluate((to) => {
        const link = document.createElement('a')
        const script = `document.body.textContent = 'ran'; location.href = '${to}'`
        for (const scheme of ['javascript:', 'data:text/html,<script>']) {
          link.href = scheme + script
          link.click()
        }
        const framed = new Blob([`<iframe src="${to}">`], { type: 'text/html' })
        window.open(URL.createObjectURL(framed))
      }, address)
      await expect.poll(() => device.tabs().some((tab) => tab.url().startsWith('blob:'))).toBe(true)
      for (const tab of device.tabs().filter((each) => each.url().startsWith('blob:'))) {
        for (const frame of tab.frames()) {
          const text = await frame.locator('body').innerText()
          expect(STAFFS.filter((theirs) => text.includes(theirs))).toEqual([])
        }
        await tab.close()
      }
      await device.expectOwn(page)
    },
  },
]
