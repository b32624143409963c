import { saveOpenWork } from '#src/base/openWork.ts'
import { lock } from '#src/storage/protection/unlocking.ts'
import { clearAnnouncements } from '#src/ui/announce.ts'

import { removeCopiedSecret } from './copySecret.ts'

/** Storage may not respond; the device is locked all the same. */
const SAVING_MS = 3000

const CHANNEL = 'talentflow-lock'

/** Locks this page and all others: each one has the keys in its own memory. */
export async function lockDevice(): Promise<void> {
  const channel = openChannel()
  channel?.postMessage(null)
  channel?.close()
  await lockPage()
}

/** Saves what is unsaved, then forgets the keys, what was announced, and a copied passphrase. */
export async function lockPage(): Promise<void> {
  // Some fields are read when they lose the focus.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  const late = new Promise((resolve) => {
    setTimeout(resolve, SAVING_MS)
  })
  await Promise.race([saveOpenWork(), late])
  lock()
  void removeCopiedSecret()
  // Announcements may name candidates.
  clearAnnouncements()
}

/** Calls `onRequest` when another page locks the device. Returns a function that unsubscribes. */
export function onLockRequest(onRequest: () => void): () => void {
  const channel = openChannel()
  channel?.addEventListener('message', onRequest)
  return () => channel?.close()
}

function openChannel(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)
}
