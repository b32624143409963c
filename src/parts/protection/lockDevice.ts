import { saveOpenWork } from '#src/base/openWork.ts'
import { lock } from '#src/db/protection/unlocking.ts'

/** Storage may not respond; the device is locked all the same. */
const SAVING_MS = 3000

/** Saves what is unsaved, then forgets the keys. */
export async function lockDevice(): Promise<void> {
  // Some fields are read when they lose the focus.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  const late = new Promise((resolve) => {
    setTimeout(resolve, SAVING_MS)
  })
  await Promise.race([saveOpenWork(), late])
  lock()
}
