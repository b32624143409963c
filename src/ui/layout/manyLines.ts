/**
 * Text areas with many lines. In Chromium, selecting all takes quadratic time while the page
 * contains anything that is not rendered, such as an off-screen block or a folded part. While there
 * is such a text area, base.css makes everything render.
 */
export function watchManyLines(): void {
  // Listen to keydown too, because text set by the app itself fires no event.
  for (const event of ['focusin', 'input', 'keydown']) document.addEventListener(event, watch)
}

/** Fewer are selected within a few frames anyway. */
const MANY = 500

/**
 * Applies until it is removed. After losing focus its text may still be selected, which costs the
 * same on each frame, and switching back and forth would re-render the page each time.
 */
let area: HTMLTextAreaElement | null = null

function watch({ target }: Event): void {
  if (target instanceof HTMLTextAreaElement && hasManyLines(target.value)) area = target
  else if (area?.isConnected === false) area = null
  document.documentElement.toggleAttribute('data-many-lines', area !== null)
}

/** Stops as soon as the answer is known. */
function hasManyLines(text: string): boolean {
  let lines = 1
  for (let at = text.indexOf('\n'); at >= 0 && lines < MANY; at = text.indexOf('\n', at + 1)) {
    lines++
  }
  return lines >= MANY
}
