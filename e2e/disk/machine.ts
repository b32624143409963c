/** A test with a small disk of its own, and a browser with its profile on it. */
import { join } from 'node:path'

import { type BrowserContext, type Page, test as playwrightTest } from 'playwright/test'

import { killBrowser, startBrowser } from '#e2e/support/profileBrowser.ts'

import { type FileSystem, mountDisk, type SmallDisk, whyNoDisk } from './smallDisk.ts'

/** To see a check fail: with no space, the log is never replaced. */
export const CONTROL = process.env.TALENTFLOW_CONTROL === '1'

/** How the browser ends: killed, or closed properly. */
export type End = 'killed' | 'closed'

export interface Machine {
  disk: SmallDisk
  /** Starts the browser, after ending a running one. */
  start: () => Promise<Page>
}

export function testOn(fileSystem: FileSystem, end: End) {
  return playwrightTest.extend<{ machine: Machine }>({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it which fixtures are asked for
    machine: async ({}, provide, testInfo) => {
      const whyNot = whyNoDisk(fileSystem)
      testInfo.skip(whyNot !== null, whyNot ?? '')
      const disk = mountDisk(fileSystem)
      let running: BrowserContext | null = null
      await provide({
        disk,
        async start() {
          if (end === 'closed') await running?.close()
          else if (running) await killBrowser(running)
          running = await startBrowser(join(disk.path, 'profile'))
          if (CONTROL) await running.addInitScript(findNoRoom)
          return running.newPage()
        },
      })
      if (running) await killBrowser(running)
      disk.remove()
    },
  })
}

function findNoRoom(): void {
  navigator.storage.getDirectory = () => Promise.reject(new DOMException('', 'QuotaExceededError'))
}
