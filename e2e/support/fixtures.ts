import { type BrowserContext, type Page, test as playwrightTest } from 'playwright/test'

import { watchBareTexts } from '#tests/support/screens/bareTexts.ts'
import { translatePage } from '#tests/support/screens/translatedPage.ts'

import { isTranslated, slowness } from './settings.ts'

export { expect } from 'playwright/test'

/** A test whose pages may log errors, for failures on purpose. */
export const plainTest = playwrightTest.extend({
  context: async ({ context }, provide) => {
    if (slowness > 1) context.on('page', slowDown)
    if (isTranslated) await context.addInitScript(translatePage, 'always' as const)
    await provide(context)
  },
})

/**
 * A test that fails on console errors, uncaught errors, content policy violations, requests that leave
 * the origin, and texts that a translated page would get wrong.
 */
export const test = plainTest.extend({
  context: async ({ context, baseURL }, provide) => {
    const complaints = await watchForComplaints(context, baseURL ?? '')
    await provide(context)
    plainTest.expect(complaints, 'complaints of the pages').toEqual([])
  },
})

/** For a test that needs a second browser context, for another person. */
export async function watchForComplaints(
  context: BrowserContext,
  origin: string,
): Promise<readonly string[]> {
  const complaints: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
  })
  context.on('weberror', (webError) => {
    const { stack, message } = webError.error()
    // What the browser itself throws has no stack.
    complaints.push(`uncaught: ${stack || message}`)
  })
  context.on('request', (request) => {
    if (leavesOrigin(request.url(), origin)) complaints.push(`request: ${request.url()}`)
  })
  await context.addInitScript(watchBareTexts)
  await context.exposeFunction('reportRefusal', (refusal: string) => {
    complaints.push(`content policy: ${refusal}`)
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sourceFile, sample } = event
      const report = [violatedDirective, blockedURI, sourceFile, sample].join(' ')
      Reflect.get(globalThis, 'reportRefusal')(report)
    })
  })
  return complaints
}

/** As on a busy machine, to expose races. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
}

function leavesOrigin(url: string, origin: string): boolean {
  const { protocol } = new URL(url)
  if (protocol === 'blob:' || protocol === 'data:' || protocol === 'about:') return false
  return new URL(url).origin !== origin
}
