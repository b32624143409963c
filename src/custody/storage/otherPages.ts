import { lockManager } from '#src/storage/core/lockManager.ts'

import { RESTORE_LOCK, restoreChannel } from './restoreGate.ts'

/** How long other pages have to save and reload. */
const PATIENCE_MS = 5000
const LOOK_AGAIN_MS = 50

/** Runs `work` while every page that loads waits; one at a time. */
export function whileRestoring<T>(work: () => Promise<T>): Promise<T> {
  return lockManager()?.request(RESTORE_LOCK, work) ?? work()
}

/**
 * Asks every other page to reload. Returns how many responses and drafts are still open after a few
 * seconds, in pages that ask before discarding unsaved work.
 */
export async function closeOtherPages(): Promise<{ responses: number; drafts: number }> {
  restoreChannel()?.postMessage('restore')
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    const names = await heldNames()
    const responses = names.filter((name) => name.startsWith('response-')).length
    const drafts = names.filter((name) => name.startsWith('open-')).length
    if (responses + drafts === 0 || performance.now() > until) return { responses, drafts }
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_AGAIN_MS)
    })
  }
}

async function heldNames(): Promise<string[]> {
  const locks = await lockManager()?.query()
  return locks?.held?.flatMap(({ name }) => name ?? []) ?? []
}
