import type { Page } from '@playwright/test'

/**
 * Fonts are there, everything has its place, and nothing is being read any more, unless it is never
 * going to be: then what stands in its place is seen.
 */
export async function settled(page: Page): Promise<void> {
  await page.locator('#main > *').first().waitFor()
  await page.waitForFunction(() => {
    const isRead = document.querySelector('output[aria-label^="Reading"]') === null
    const isStill = document
      .getAnimations()
      .every(({ playState }) => playState === 'finished' || playState === 'idle')
    return document.fonts.status === 'loaded' && isStill && (isRead || performance.now() > 3000)
  })
}
