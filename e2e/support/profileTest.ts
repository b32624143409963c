/** A test whose browser keeps its profile, so that it can be killed and started again. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type BrowserContext, test as playwrightTest } from 'playwright/test'

import { watchForComplaints } from './fixtures.ts'
import { killBrowser, startBrowser } from './profileBrowser.ts'

interface Device {
  /** The folder of its files. */
  profile: string
  /** Starts the browser, which must not be running. */
  start(options?: Parameters<typeof startBrowser>[1]): Promise<BrowserContext>
}

/** Fails like every journey on console errors, and on requests that leave the origin. */
export const test = playwrightTest.extend<{ device: Device }>({
  device: async ({ baseURL }, provide) => {
    const profile = mkdtempSync(join(tmpdir(), 'talentflow-'))
    const complaints: (readonly string[])[] = []
    const running = new Set<BrowserContext>()
    await provide({
      profile,
      async start(options) {
        const context = await startBrowser(profile, { serviceWorkers: 'block', ...options })
        running.add(context)
        // Whatever never comes has a name then, rather than hold up the whole run.
        context.setDefaultTimeout(60_000)
        context.on('close', () => running.delete(context))
        complaints.push(await watchForComplaints(context, baseURL ?? ''))
        return context
      },
    })
    for (const context of running) await killBrowser(context)
    rmSync(profile, { recursive: true, force: true, maxRetries: 20 })
    playwrightTest.expect(complaints.flat(), 'complaints of the pages').toEqual([])
  },
})
