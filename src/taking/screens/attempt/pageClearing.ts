/**
 * Nothing may remain of a page between two people. Browsers keep a page in the back/forward cache
 * and show it again on Back, so it is emptied as it is left and reloaded if it is restored; what it
 * shows then depends on who is using the device now. The whole document is emptied, because
 * announcements are outside the app.
 *
 * The handler that saves the last keystrokes uses the capture phase, and so runs before this.
 */
export function clearPageOnLeave(): void {
  window.addEventListener('pagehide', () => document.body.replaceChildren())
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) window.location.reload()
  })
}

/** Loads another address in place of this one. */
export function leaveFor(address: string): void {
  window.location.replace(address)
}

/** Loads the same address in a new document in place of this one: no memory, no history entry. */
export function reloadPage(): void {
  window.location.replace(window.location.pathname)
}
