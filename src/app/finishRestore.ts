import { within } from '#src/base/within.ts'
import { isRestoreInterrupted } from '#src/custody/storage/interruptedRestore.ts'

import { FIRST_PAINT_MS } from './timeouts.ts'

/**
 * Completes a restore that was interrupted when a page was closed, before this page reads anything.
 * What that takes is loaded only then.
 */
export async function finishInterruptedRestore(): Promise<void> {
  const asking = isRestoreInterrupted()
  try {
    const isLeft = await within(FIRST_PAINT_MS, asking)
    if (isLeft) await finish()
    else if (isLeft === undefined) void finishLate(asking)
  } catch {
    // Ignore the error: the next page load retries.
  }
}

/** The database opened late, when the page had already started with unfinished data. */
async function finishLate(asking: Promise<boolean>): Promise<void> {
  try {
    if (!(await asking)) return
    await finish()
    window.location.reload()
  } catch {
    // The first screen that needs storage reports the error.
  }
}

async function finish(): Promise<void> {
  const { settleRestore } = await import('./settleRestore.ts')
  await settleRestore()
}
