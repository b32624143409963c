/**
 * A browser whose profile lies on a disk of the test's own, and that can be killed as by a power cut.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { type BrowserContext, chromium } from 'playwright/test'

import { sharedSettings } from '#e2e/support/settings.ts'

export async function startBrowser(disk: string): Promise<BrowserContext> {
  const { launchOptions, contextOptions, baseURL = '', viewport = null } = sharedSettings.use ?? {}
  // Left by a browser that was killed.
  rmSync(join(profileOn(disk), 'SingletonLock'), { force: true })
  return chromium.launchPersistentContext(profileOn(disk), {
    ...launchOptions,
    ...contextOptions,
    baseURL,
    viewport,
    acceptDownloads: true,
  })
}

/** Every process of it at once: none can write anything any more. */
export async function killBrowser(context: BrowserContext, disk: string): Promise<void> {
  const closed = new Promise((resolve) => {
    context.on('close', resolve)
  })
  for (const pid of processesOf(profileOn(disk))) process.kill(pid, 'SIGKILL')
  await closed
}

function profileOn(disk: string): string {
  return join(disk, 'profile')
}

/** The browser's own process names its profile; its children carry on the same argument. */
function processesOf(profile: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => argumentsOf(pid).includes(`--user-data-dir=${profile}`))
    .map(Number)
}

function argumentsOf(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  } catch {
    // Over in the meantime.
    return []
  }
}
