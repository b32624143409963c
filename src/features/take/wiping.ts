/**
 * Between two people nothing may remain of a page that was left. The browser keeps a left page whole
 * and shows it again on Back, so we empty it as it goes and load it anew if it ever comes back; what
 * it then shows depends on who is sitting there, not on who was.
 * The whole page goes, for what was last announced lies beside the app.
 *
 * The saving of the last keystrokes listens in the capture phase and so comes before this.
 */
export function wipeOnLeaving(): void {
  window.addEventListener('pagehide', () => document.body.replaceChildren())
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) window.location.reload()
  })
}

/** The same address, loaded from scratch in place of this page: no memory and no history entry. */
export function loadAfresh(): void {
  window.location.replace(window.location.pathname)
}
