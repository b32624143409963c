/** A browser with its profile on the test's own disk, which can be killed as by a power failure. */
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { type BrowserContext, chromium } from 'playwright/test'

import { sharedSettings } from '#e2e/support/settings.ts'

export async function startBrowser(disk: string): Promise<BrowserContext> {
  const { launchOptions, contextOptions, baseURL = '', viewport = null } = sharedSettings.use ?? {}
  // Left by a killed browser.
  rmSync(join(profileOn(disk), 'SingletonLock'), { force: true })
  return chromium.launchPersistentContext(profileOn(disk), {
    ...launchOptions,
    ...contextOptions,
    baseURL,
    viewport,
    acceptDownloads: true,
  })
}

/** All its processes at once, so that none can write anything more. */
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

/** The browser process names its profile, and its children inherit the argument. */
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
    // Ended in the meantime.
    return []
  }
}
