/** Events, messages and states that the candidate's page pretends. */
import { expect } from '#e2e/support/builtHost.ts'
import { paths } from '#src/base/paths.ts'

import { despiteCrashes } from './scriptedHistory.ts'
import type { Way } from './way.ts'

const CHANNELS = [
  'talentflow-candidate-mode',
  'talentflow-protection',
  'talentflow-idle',
  'talentflow-restore',
  'talentflow.sitting',
  'x-storagemutated-1',
]

export const forgedWays: readonly Way[] = [
  {
    name: 'pushState to a staff address, with popstate forged',
    attempt: async (device) => {
      const page = await device.sitDown()
      await page.evaluate((address) => {
        history.pushState({ idx: 1, key: 'default' }, '', address)
        window.dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }))
      }, paths.candidates)
      await device.expectClosed(page)
    },
  },
  {
    name: 'replaceState to a staff address, and reload',
    attempt: async (device) => {
      const page = await device.sitDown()
      await page.evaluate((address) => history.replaceState(null, '', address), paths.candidates)
      await page.reload()
      await device.expectClosed(page)
    },
  },
  {
    name: 'pageshow, focus and visibilitychange forged',
    attempt: async (device) => {
      const page = device.seat
      await page.goto(paths.candidates)
      await device.expectClosed(page)
      await page.evaluate(() => {
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
        window.dispatchEvent(new Event('focus'))
        document.dispatchEvent(new Event('visibilitychange'))
      })
      await Promise.all([
        page.waitForEvent('load'),
        page.evaluate(() => {
          window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
        }),
      ])
      await device.expectClosed(page)
    },
  },
  {
    name: 'storage events, and what staff pages keep in localStorage',
    attempt: async (device) => {
      const page = await device.sitDown()
      await page.evaluate(() => {
        for (const key of ['candidateMode', 'talentflow.take', 'theme', 'talentflow.lastSitting']) {
          localStorage.setItem(key, 'null')
          window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }))
        }
      })
      await page.goto(paths.candidates)
      await device.expectClosed(page)
      await page.evaluate(() => localStorage.clear())
    },
  },
  {
    name: 'messages forged on every channel',
    attempt: (device) =>
      despiteCrashes(device, async (page) => {
        const closed = await device.newTab()
        await closed.goto(paths.candidates)
        await device.expectClosed(closed)
        await page.evaluate((names) => {
          for (const name of names) {
            const channel = new BroadcastChannel(name)
            for (const data of [null, 'ended', { kind: 'unlocked' }, { all: true }]) {
              channel.postMessage(data)
            }
          }
        }, CHANNELS)
        // Some of them make the page reload itself, which ends a reload that was asked for.
        await expect(() => page.reload()).toPass()
        await device.expectOwn(page)
        await device.expectClosed(closed)
        await closed.close()
      }),
  },
  {
    name: 'note of a staff sitting forged in sessionStorage',
    attempt: async (device) => {
      const page = await device.sitDown()
      const [, second] = device.seeded.mine.candidates
      const sitting = {
        kind: 'sitting',
        assessmentId: device.seeded.mine.assessment.id,
        candidateId: second.id,
        mark: crypto.randomUUID(),
        lastActiveAt: Date.now(),
      }
      await page.evaluate(
        (note) => sessionStorage.setItem('talentflow.take', note),
        JSON.stringify(sitting),
      )
      await page.reload()
      await device.expectOwn(page)
    },
  },
  {
    name: 'frame with a staff page in the candidate’s page',
    attempt: async (device) => {
      const page = await device.sitDown()
      await page.evaluate((address) => {
        const frame = document.createElement('iframe')
        frame.src = address
        document.body.append(frame)
      }, paths.candidates)
      await expect.poll(() => page.frames().length).toBe(2)
      for (const frame of page.frames().slice(1)) {
        await frame.waitForLoadState()
        expect(frame.url()).not.toContain(paths.candidates)
      }
    },
  },
  {
    name: 'requests for staff addresses by script',
    attempt: async (device) => {
      const page = await device.sitDown()
      const answers = await page.evaluate(async (addresses) => {
        const asked = addresses.map((address) => fetch(address).then((answer) => answer.text()))
        const settled = await Promise.allSettled(asked)
        return settled.map((each) => (each.status === 'fulfilled' ? each.value : 'refused'))
      }, device.addresses)
      expect(new Set(answers)).toEqual(new Set(['refused']))
    },
  },
  {
    name: 'keyboard shortcuts of the staff pages',
    attempt: async (device) => {
      const page = await device.sitDown()
      for (const address of [device.take, paths.candidates]) {
        await page.goto(address)
        await page.getByRole('heading', { level: 1 }).click()
        for (const key of ['ControlOrMeta+k', '?', '/', 'g', 'j', 'n', 'Escape']) {
          await page.keyboard.press(key)
        }
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await device.expectEither(page)
      }
    },
  },
  ...(
    [
      ['print preview', { media: 'print' }],
      ['forced colours', { forcedColors: 'active' }],
    ] as const
  ).map(
    ([name, media]): Way => ({
      name,
      attempt: async (device) => {
        const page = await device.sitDown()
        for (const address of [device.take, paths.candidates]) {
          await page.goto(address)
          await page.emulateMedia(media)
          await page.evaluate(() => {
            window.dispatchEvent(new Event('beforeprint'))
          })
          await device.expectEither(page)
          await page.emulateMedia({ media: null, forcedColors: null })
        }
      },
    }),
  ),
  {
    name: 'installed app: its start address, in a window of its own',
    attempt: async (device) => {
      const page = await device.sitDown()
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setEmulatedMedia', {
        features: [{ name: 'display-mode', value: 'standalone' }],
      })
      const manifest = await session.send('Page.getAppManifest')
      await page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt')))
      await device.expectOwn(page)
      expect(Object.keys(JSON.parse(manifest.data ?? '{}'))).not.toContain('shortcuts')
      await page.goto(String(JSON.parse(manifest.data ?? '{}').start_url))
      await device.expectClosed(page)
      await session.detach()
    },
  },
]
