import { chromium } from 'playwright/test'

import { sharedSettings } from '#e2e/support/settings.ts'

import { type Driver, windowSize } from './driver.ts'

/**
 * Chromium, in which everything else is tested: what fails here too is not specific to an engine.
 */
export async function openChromium(profile: string): Promise<Driver> {
  const { launchOptions } = sharedSettings.use ?? {}
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    viewport: windowSize,
  })
  const [page = await context.newPage()] = context.pages()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  const system = await context.newCDPSession(page)

  return {
    name: `Chromium ${context.browser()?.version() ?? ''}`,
    complaints,
    goto: async (address) => {
      await page.goto(address)
    },
    reload: async () => {
      await page.reload()
    },
    back: async () => {
      await page.goBack()
    },
    // Too deep for the types of `evaluate`; passed as a string instead.
    run: async (work, given) => {
      const found = await page.evaluate(
        `(async () => JSON.stringify({ found: await (${work.toString()})(${JSON.stringify(given ?? null)}) }))()`,
      )
      return JSON.parse(String(found)).found
    },
    runScript: async (source) => {
      await page.evaluate(`(() => { ${source} })()`)
    },
    press: (keys) => page.keyboard.press(keys),
    type: (text) => page.keyboard.type(text),
    click: ({ x, y }) => page.mouse.click(x, y),
    chooseFile: (selector, file) => page.locator(selector).setInputFiles(file),
    resize: (size) => page.setViewportSize(size),
    picture: () => page.screenshot(),
    close: () => context.close(),
    kill: async () => {
      const ended = context.waitForEvent('close')
      await Promise.race([system.send('Browser.crash').catch(() => undefined), ended])
      await ended
    },
  }
}
