import type { Locator, Page } from 'playwright/test'

/** Fonts are there, everything has its place, and nothing is being read any more. */
export async function settled(page: Page): Promise<void> {
  await page.locator('#main > *').first().waitFor()
  await page.waitForFunction(isStill)
  await reading(page).waitFor({ state: 'detached' })
  await page.waitForFunction(isStill)
}

/** What stands in the place of records that never come is seen. */
export async function stillReading(page: Page): Promise<void> {
  await reading(page).waitFor()
  await page.waitForFunction(isStill)
}

function reading(page: Page): Locator {
  return page.getByRole('status', { name: /^(Reading|Opening|Counting) / }).first()
}

function isStill(): boolean {
  return (
    document.fonts.status === 'loaded' &&
    document
      .getAnimations()
      .every(({ playState }) => playState === 'finished' || playState === 'idle')
  )
}
