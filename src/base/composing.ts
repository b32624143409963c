/**
 * Whether a key belongs to an input method, which composes a character of several keys: Enter and Escape
 * then confirm or drop what is composed, and mean nothing to the page. Safari sends the key that
 * confirms after the end of composing, and marks it with the code 229 as all such keys.
 */
export function isComposing(event: Key): boolean {
  return event.isComposing || event.keyCode === COMPOSING
}

/** A part of the browser's own event, which calls its code outdated, although nothing else tells. */
interface Key {
  isComposing: boolean
  keyCode: number
}

const COMPOSING = 229
