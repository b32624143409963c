/** A browser with its profile in a folder, which can be killed as by a power failure. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'

import { type BrowserContext, chromium } from 'playwright/test'

import { sharedSettings } from './settings.ts'

type Options = NonNullable<Parameters<typeof chromium.launchPersistentContext>[1]>

export async function startBrowser(
  profile: string,
  options: Options = {},
): Promise<BrowserContext> {
  const { launchOptions, contextOptions, baseURL = '', viewport = null } = sharedSettings.use ?? {}
  // Left by a killed browser.
  rmSync(join(profile, 'SingletonLock'), { force: true })
  return chromium.launchPersistentContext(profile, {
    ...launchOptions,
    ...contextOptions,
    baseURL,
    viewport,
    acceptDownloads: true,
    ...options,
  })
}

/** All its processes at once, so that none can write anything more. */
export async function killBrowser(context: BrowserContext): Promise<void> {
  const pids = await processesOf(context)
  await killProcesses(context, pids)
}

/** To be asked in advance, because asking takes a moment. The browser itself comes last. */
export async function processesOf(context: BrowserContext): Promise<number[]> {
  const session = await context.browser()?.newBrowserCDPSession()
  if (!session) throw new Error('This browser does not name its processes')
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.map(({ id }) => id).toReversed()
}

export async function killProcesses(
  context: BrowserContext,
  pids: readonly number[],
): Promise<void> {
  const closed = new Promise((resolve) => {
    context.on('close', resolve)
  })
  for (const pid of pids) kill(pid)
  await closed
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    // Ended in the meantime.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
