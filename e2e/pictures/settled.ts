import type { Locator, Page } from 'playwright/test'

/** Waits for fonts, layout and reads. */
export async function settled(page: Page): Promise<void> {
  await page.locator('#main > *').first().waitFor()
  await page.waitForFunction(isStill)
  await reading(page).waitFor({ state: 'detached' })
  await page.waitForFunction(isStill)
}

/** Waits for the loading placeholder. */
export async function stillReading(page: Page): Promise<void> {
  await reading(page).waitFor()
  await page.waitForFunction(isStill)
}

function reading(page: Page): Locator {
  return page
    .getByRole('status', { name: /^(Loading|Reading|Opening|Counting|Computing) (?!sample)/ })
    .first()
}

function isStill(): boolean {
  return (
    document.fonts.status === 'loaded' &&
    document
      .getAnimations()
      .every(({ playState }) => playState === 'finished' || playState === 'idle')
  )
}
