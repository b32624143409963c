/**
 * Makes text areas grow with their text in browsers without `field-sizing`. Applies to those with
 * `--grows: yes`.
 */
export function growAreas(): void {
  if (typeof CSS === 'undefined' || CSS.supports('field-sizing', 'content')) return
  for (const event of ['input', 'focusin']) document.addEventListener(event, grow)
}

function grow({ target }: Event): void {
  if (!(target instanceof HTMLTextAreaElement)) return
  const style = getComputedStyle(target)
  if (style.getPropertyValue('--grows').trim() !== 'yes') return
  // The area also shrinks: it is measured from the height of its rows.
  target.style.height = 'auto'
  const edges = target.offsetHeight - target.clientHeight
  target.style.height = `${target.scrollHeight + edges}px`
}
