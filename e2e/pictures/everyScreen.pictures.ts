import { expect, type Page, test as plainTest } from 'playwright/test'

import { test } from '#e2e/support/fixtures.ts'

import { screens } from './screens.ts'
import { settled, stillReading } from './settled.ts'
import { enter, type Situation } from './situations.ts'

const FOLDER = new URL('../../.cache/pictures', import.meta.url).pathname

const SIZES = {
  wide: { width: 1440, height: 900 },
  laptop: { width: 1024, height: 768 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 360, height: 780 },
  narrowest: { width: 320, height: 640 },
  /** Twice the browser's default text size, set where people set it. */
  large: { width: 1280, height: 900 },
} as const
type Size = keyof typeof SIZES
type ColorScheme = 'light' | 'dark'

const PLAN: readonly [Situation, ColorScheme, readonly Size[]][] = [
  ['typical', 'light', ['wide', 'laptop', 'tablet', 'phone', 'large']],
  ['typical', 'dark', ['wide', 'laptop', 'tablet', 'phone']],
  ['nasty', 'light', ['wide', 'tablet', 'large']],
  ['nasty', 'dark', ['phone', 'narrowest']],
  ...(['open', 'empty', 'loading', 'failed', 'damaged'] as const).flatMap(
    (situation): [Situation, ColorScheme, Size[]][] => [
      [situation, 'light', ['wide']],
      [situation, 'dark', ['phone']],
    ],
  ),
]

for (const [situation, colorScheme, sizes] of PLAN) {
  // What fails on purpose also appears in the console.
  const run = situation === 'failed' ? plainTest : test
  run(`${situation}, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    const data = await enter(page, situation)
    const sideways: string[] = []
    for (const screen of screens[situation]) {
      for (const size of sizes) {
        await fit(page, size)
        // An open page adapts its layout.
        if (size === sizes[0]) await screen.open(page, data)
        else await (situation === 'loading' ? stillReading(page) : settled(page))
        const name = `${screen.name}-${situation}-${size}-${colorScheme}`
        await page.screenshot({ path: `${FOLDER}/${name}.png` })
        if (await scrollsSideways(page)) sideways.push(name)
      }
    }
    expect(sideways, 'screens that scroll sideways').toEqual([])
  })
}

async function fit(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(SIZES[size])
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: size === 'large' ? 32 : 16 } })
  await session.detach()
}

async function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
}
