import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test as playwrightTest, type TestInfo } from 'playwright/test'

import { openChromium } from './drivers/chromium.ts'
import type { Driver, OpenBrowser } from './drivers/driver.ts'
import { openFirefox } from './drivers/firefox.ts'
import { whyNoFirefox, whyNoWebKit } from './drivers/installed.ts'
import { openWebKit } from './drivers/webkit.ts'
import { View } from './view.ts'

export { expect }

interface Browser {
  open: OpenBrowser
  whyNot: () => string | null
}

/** By project name. */
const browsers: Record<string, Browser> = {
  chromium: { open: openChromium, whyNot: () => null },
  firefox: { open: openFirefox, whyNot: whyNoFirefox },
  webkit: { open: openWebKit, whyNot: whyNoWebKit },
}

interface Fixtures {
  /** Starts the browser with the same profile each time, after closing a running one. */
  start: () => Promise<View>
  /** A started browser. Fails on console errors. */
  view: View
}

/** A check in its project's browser, skipped with an explanation if that isn't installed. */
export const test = playwrightTest.extend<Fixtures>({
  start: async ({ baseURL }, provide, testInfo) => {
    const browser = browsers[testInfo.project.name]
    if (!browser) throw new Error(`No browser goes by the name ${testInfo.project.name}`)
    const whyNot = browser.whyNot()
    testInfo.skip(whyNot !== null, whyNot ?? '')
    const profile = mkdtempSync(join(tmpdir(), 'talentflow-'))
    let driver: Driver | null = null
    await provide(async () => {
      await driver?.close()
      driver = await browser.open(profile)
      testInfo.annotations.push({ type: 'browser', description: driver.name })
      return new View(driver, baseURL ?? '')
    })
    await finish(driver, testInfo)
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  },
  view: async ({ start }, provide) => {
    const view = await start()
    await provide(view)
    expect(view.driver.complaints, 'errors of the page').toEqual([])
  },
})

/** With a screenshot if a check failed. */
async function finish(driver: Driver | null, testInfo: TestInfo): Promise<void> {
  if (driver === null) return
  if (testInfo.status !== testInfo.expectedStatus) {
    writeFileSync(testInfo.outputPath('picture.png'), await driver.picture())
  }
  await driver.close()
}
