/** The screens of protected mode, at every width and in both themes. */
import { expect, type Page } from 'playwright/test'

import { protectionParts } from '#e2e/states/protectionStates.ts'
import { plainTest } from '#e2e/support/fixtures.ts'
import { seedInvitedCandidates } from '#e2e/support/seed.ts'

const FOLDER = new URL('../../.cache/pictures', import.meta.url).pathname
const SIZES = {
  wide: { width: 1440, height: 900 },
  laptop: { width: 1024, height: 768 },
  tablet: { width: 768, height: 1024 },
  phone: { width: 360, height: 780 },
} as const

for (const { name: part, states } of protectionParts) {
  // A damaged key also appears in the console.
  plainTest(`protected mode, ${part}`, async ({ page }) => {
    const invited = await seedInvitedCandidates(page)
    const sideways: string[] = []
    for (const { name, open } of states()) {
      await open(page, invited)
      sideways.push(...(await pictures(page, name)))
    }
    expect(sideways, 'screens that scroll sideways').toEqual([])
  })
}

/** Returns the pictures that scroll sideways. */
async function pictures(page: Page, state: string): Promise<string[]> {
  const sideways: string[] = []
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.evaluate(still)
      const name = `protection, ${state}`.replaceAll(/[^a-z]+/g, '-')
      await page.screenshot({ path: `${FOLDER}/${name}-${size}-${colorScheme}.png` })
    }
    if (await page.evaluate(scrollsSideways)) sideways.push(`${state}, ${size}`)
  }
  await page.setViewportSize(SIZES.wide)
  return sideways
}

/** Pages of a locked device have no shell, so fonts and animations are all there is to wait for. */
async function still(): Promise<void> {
  await document.fonts.ready
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
}

function scrollsSideways(): boolean {
  return document.documentElement.scrollWidth > document.documentElement.clientWidth
}
