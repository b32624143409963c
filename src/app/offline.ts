/** Starts the service worker, at every address alike; loaded once the page is drawn. */
import { keepOffline } from '#src/offline/registration.ts'

import type { Opening } from './guard.ts'

/**
 * A staff page is updated when it is next opened after all were closed. A device with a candidate updates by itself as soon as nobody is
 * taking an assessment: the open page stays, and the next one is new.
 */
export function startOffline(app: Opening['app']): Promise<void> {
  return keepOffline((takeOver) => void (app === 'staff' || takeOver()))
}
