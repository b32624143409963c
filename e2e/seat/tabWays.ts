/** Tabs that were left open, and tabs that a candidate opens. */
import type { Page } from 'playwright/test'

import { expect } from '#e2e/support/builtHost.ts'
import { paths } from '#src/base/paths.ts'

import type { Device } from './device.ts'
import type { Way } from './way.ts'

export const leftWays: readonly Way[] = [
  {
    name: 'staff list left open, with a name in its search',
    attempt: (device) => device.expectClosed(device.left.list),
  },
  {
    name: 'Back and Forward in a staff tab left open',
    attempt: async (device) => {
      const page = device.left.list
      await device.expectClosed(page)
      for (let each = 0; each < 3; each += 1) {
        await page.goBack({ waitUntil: 'commit' })
        await device.expectEither(page)
      }
      await page.goForward({ waitUntil: 'commit' })
      await device.expectClosed(page)
    },
  },
  {
    name: 'builder left open, with text typed last',
    attempt: async (device) => {
      const page = device.left.builder
      await device.expectClosed(page)
      await page.keyboard.press('ControlOrMeta+z')
      await device.expectClosed(page)
    },
  },
  {
    name: 'unsaved note left open',
    attempt: async (device) => {
      const page = device.left.note
      await device.expectClosed(page)
      await page.reload()
      await device.expectClosed(page)
    },
  },
  {
    name: 'staff list behind a file, by Back (back/forward cache)',
    attempt: async (device) => {
      const page = device.left.behind
      await page.goBack({ waitUntil: 'commit' })
      await device.expectClosed(page)
    },
  },
  {
    name: 'tab frozen by the browser, then resumed',
    attempt: async (device) => {
      const page = device.left.list
      const session = await page.context().newCDPSession(page)
      await session.send('Page.setWebLifecycleState', { state: 'frozen' })
      await session.send('Page.setWebLifecycleState', { state: 'active' })
      await device.expectClosed(page)
    },
  },
]

export const openedWays: readonly Way[] = [
  {
    name: 'second tab',
    attempt: (device) =>
      inNewTab(device, async (page) => {
        await page.goto(paths.candidates)
        await device.expectClosed(page)
      }),
  },
  {
    name: 'window.open, with opener',
    attempt: async (device) => {
      const page = await device.sitDown()
      const opened = await openedBy(page, () =>
        page.evaluate((address) => void window.open(address), paths.candidates),
      )
      await device.expectClosed(opened)
      await opened.evaluate((address) => {
        window.opener.location.href = address
      }, paths.jobs)
      await device.expectClosed(page)
      await opened.close()
    },
  },
  {
    name: 'window.open, noopener, in a window of its own',
    attempt: async (device) => {
      const page = await device.sitDown()
      const opened = await openedBy(page, () =>
        page.evaluate((address) => {
          window.open(address, 'seat', 'popup,noopener,width=500')
        }, paths.candidates),
      )
      await device.expectClosed(opened)
      await opened.close()
    },
  },
  {
    name: 'empty window that reads its opener, and then goes to a staff page',
    attempt: async (device) => {
      const page = await device.sitDown()
      const opened = await openedBy(page, () =>
        page.evaluate(() => void window.open('about:blank')),
      )
      expect(await opened.evaluate(() => window.opener.document.title)).not.toContain('Canary')
      await opened.evaluate((address) => {
        window.location.href = address
      }, new URL(paths.candidates, page.url()).href)
      await device.expectClosed(opened)
      await opened.close()
    },
  },
  ...(['opener', 'noopener'] as const).map((rel) => ({
    name: `link with target=_blank and rel=${rel}`,
    attempt: async (device: Device) => {
      const page = await device.sitDown()
      const opened = await openedBy(page, () =>
        page.evaluate(
          ([address, how]) => {
            const link = Object.assign(document.createElement('a'), {
              href: address,
              target: '_blank',
              rel: how,
            })
            document.body.append(link)
            link.click()
          },
          [paths.candidates, rel] as const,
        ),
      )
      await device.expectClosed(opened)
      await opened.close()
    },
  })),
  ...(
    [
      ['middle click', { button: 'middle' }],
      ['Ctrl and click', { modifiers: ['ControlOrMeta'] }],
      ['Shift and click', { modifiers: ['Shift'] }],
    ] as const
  ).map(([name, how]) => ({
    name: `${name} on the link for the hiring team`,
    attempt: async (device: Device) => {
      const page = await device.sitDown()
      const options = {
        ...('button' in how && { button: how.button }),
        ...('modifiers' in how && { modifiers: [...how.modifiers] }),
      }
      const opened = await openedBy(page, () =>
        page.getByRole('link', { name: 'For the hiring team' }).click(options),
      )
      await device.expectClosed(opened)
      await opened.close()
    },
  })),
  {
    name: 'link for the hiring team dropped on the tab strip',
    attempt: async (device) => {
      const page = await device.sitDown()
      const link = page.getByRole('link', { name: 'For the hiring team' })
      const address = await link.evaluate((element) => Reflect.get(element, 'href'))
      await inNewTab(device, async (opened) => {
        await opened.goto(String(address))
        await device.expectClosed(opened)
      })
    },
  },
]

async function inNewTab(device: Device, work: (page: Page) => Promise<void>): Promise<void> {
  const page = await device.newTab()
  await work(page)
  await page.close()
}

async function openedBy(page: Page, act: () => Promise<unknown>): Promise<Page> {
  const [opened] = await Promise.all([page.context().waitForEvent('page'), act()])
  return opened
}
