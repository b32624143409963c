import type { Page } from 'playwright/test'

/** As a system that takes its memory back from a page. */
export async function crash(page: Page): Promise<void> {
  const crashed = page.waitForEvent('crash')
  const session = await page.context().newCDPSession(page)
  await Promise.race([session.send('Page.crash').catch(() => undefined), crashed])
  await crashed
}
