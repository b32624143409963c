import type { KeyboardEvent } from 'react'

/** X selects the focused row, or no longer. */
export function selectByKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.key !== 'x') return
  if (!(event.target instanceof Element)) return
  const box = event.target.closest('li')?.querySelector<HTMLInputElement>('input[type="checkbox"]')
  if (!box) return
  event.preventDefault()
  box.click()
}
