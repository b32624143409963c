/**
 * While everything is being replaced, no other TalentFlow page uses the databases: open pages
 * reload, and loading pages wait until it is done. This uses Web Locks and messages between tabs; a
 * browser without them relies on revisions alone.
 */

import { lockManager } from '#src/storage/core/lockManager.ts'

/** Held during a restore; every page that loads waits for it. */
export const RESTORE_LOCK = 'talentflow-restore'

/**
 * Every page awaits this before it reads anything. Settles when no restore is running; `onWait` is
 * called if one is, which may take a while. From then on the page reloads when another one is about
 * to restore.
 */
export async function waitForRestore({
  onWait,
  reload,
}: {
  onWait: () => void
  reload: () => void
}): Promise<void> {
  restoreChannel()?.addEventListener('message', reload)
  const locks = lockManager()
  if (!locks) return
  const shared = { mode: 'shared' } as const
  const isFree = await locks.request(
    RESTORE_LOCK,
    { ...shared, ifAvailable: true },
    (lock) => lock !== null,
  )
  if (isFree) return
  onWait()
  await locks.request(RESTORE_LOCK, shared, () => undefined)
}

let opened: BroadcastChannel | null = null

/** One per page: it doesn't receive its own messages. */
export function restoreChannel(): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null
  opened ??= new BroadcastChannel(RESTORE_LOCK)
  return opened
}
