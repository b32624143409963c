/**
 * Text areas that grow with their text, where the browser does not know `field-sizing`. Styles say
 * which: those with `--grows: yes`.
 */
export function growAreas(): void {
  if (typeof CSS === 'undefined' || CSS.supports('field-sizing', 'content')) return
  for (const event of ['input', 'focusin']) document.addEventListener(event, grow)
}

function grow({ target }: Event): void {
  if (!(target instanceof HTMLTextAreaElement)) return
  const style = getComputedStyle(target)
  if (style.getPropertyValue('--grows').trim() !== 'yes') return
  // It shrinks as well: measured from the height that its rows give it.
  target.style.height = 'auto'
  const edges = target.offsetHeight - target.clientHeight
  target.style.height = `${target.scrollHeight + edges}px`
}
