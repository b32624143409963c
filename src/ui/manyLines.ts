/**
 * Text areas of many lines. Chromium takes the square of their lines to select them all while the page
 * holds anything that it does not draw: a block that is off screen, a part that is folded. So while there
 * is such a text area, base.css has everything drawn.
 */
export function watchManyLines(): void {
  // A key as well: what the app itself writes into a field says nothing.
  for (const event of ['focusin', 'input', 'keydown']) document.addEventListener(event, watch)
}

/** Fewer are selected within a few frames all the same. */
const MANY = 500

/**
 * It counts until it is gone. After it was left its text may still be selected, which costs as much at
 * each frame, and to go back and forth would draw the page anew each time.
 */
let area: HTMLTextAreaElement | null = null

function watch({ target }: Event): void {
  if (target instanceof HTMLTextAreaElement && hasManyLines(target.value)) area = target
  else if (area?.isConnected === false) area = null
  document.documentElement.toggleAttribute('data-many-lines', area !== null)
}

/** Looks no further than it must. */
function hasManyLines(text: string): boolean {
  let lines = 1
  for (let at = text.indexOf('\n'); at >= 0 && lines < MANY; at = text.indexOf('\n', at + 1)) {
    lines++
  }
  return lines >= MANY
}
