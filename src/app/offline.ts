/** Starts the service worker on every address, in the background, once the page is drawn. */
import type { TakeOver } from '#src/storage/offline/messages.ts'
import { keepOffline } from '#src/storage/offline/registration.ts'
import { offerUpdate } from '#src/storage/offline/update.ts'

import type { Opening } from './guard.ts'

/**
 * Staff decide when to update. A device with a candidate updates by itself as soon as nobody is
 * taking an assessment: the open page stays, and the next one is new. `entry` is the path of the
 * page's entry script.
 */
export function startOffline(app: Opening['app'], entry: string): Promise<void> {
  removeOldNotes()
  return keepOffline(
    entry,
    app === 'staff' ? offerUpdate : (takeOver) => void takeOverWhenFree(takeOver),
  )
}

/** Where older versions kept the id of the last candidate. */
function removeOldNotes(): void {
  try {
    localStorage.removeItem('talentflow.lastSitting')
  } catch {
    // A browser that gives no access to it has kept nothing there.
  }
}

const AGAIN_MS = 3000

/** A page that was left a moment ago may still hold its attempt. */
async function takeOverWhenFree(takeOver: () => Promise<TakeOver>): Promise<void> {
  if ((await takeOver()) === 'attempt-open') {
    setTimeout(() => void takeOverWhenFree(takeOver), AGAIN_MS)
  }
}
