/**
 * Runs what may put another element in the place of the one that has the focus, with the same id.
 * The new one gets the focus, and the cursor.
 */
export function keepFocus(replace: () => void): void {
  const before = document.activeElement
  const from = isText(before) ? before.selectionStart : null
  const to = isText(before) ? before.selectionEnd : null
  replace()
  if (before === null || before.isConnected) return
  const after = document.getElementById(before.id)
  after?.focus({ preventScroll: true })
  // Some inputs, such as for an email address, have no cursor that can be read.
  if (from !== null && isText(after)) after.setSelectionRange(from, to)
}

function isText(element: Element | null): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
}
