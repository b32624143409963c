const COPIED = [
  'font',
  'letterSpacing',
  'lineHeight',
  'padding',
  'border',
  'boxSizing',
  'textAlign',
  'tabSize',
] as const

/** Where a list belongs, below a place in the text, in pixels from the corner of the field. */
export function cursorPlace(
  field: HTMLTextAreaElement,
  position: number,
): { top: string; left: string } {
  const copy = document.createElement('div')
  const look = getComputedStyle(field)
  for (const property of COPIED) copy.style[property] = look[property]
  copy.style.position = 'absolute'
  copy.style.visibility = 'hidden'
  copy.style.whiteSpace = 'pre-wrap'
  copy.style.overflowWrap = 'anywhere'
  copy.style.width = `${field.offsetWidth}px`
  copy.textContent = field.value.slice(0, position)
  const mark = copy.appendChild(document.createElement('span'))
  mark.textContent = '@'
  document.body.append(copy)
  const top = mark.offsetTop + mark.offsetHeight - field.scrollTop
  const left = mark.offsetLeft
  copy.remove()
  // The place stays within the field, however long the line is.
  return {
    top: `${Math.min(Math.max(top, 0), field.offsetHeight)}px`,
    left: `min(${left}px, 100% - 13rem)`,
  }
}
