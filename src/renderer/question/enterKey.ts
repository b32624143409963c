/** Safari says with this what other browsers say with `isComposing`. */
const COMPOSING = 229

/**
 * Whether Enter leads on, as it does in any form: from a field of one line or an option, but not
 * when it ends the composition of a word, and not in a text of several lines.
 */
export function leadsOn(event: {
  key: string
  keyCode: number
  nativeEvent: { isComposing: boolean }
  target: EventTarget
}): boolean {
  if (event.key !== 'Enter') return false
  if (event.nativeEvent.isComposing || event.keyCode === COMPOSING) return false
  return event.target instanceof HTMLInputElement && event.target.type !== 'file'
}
