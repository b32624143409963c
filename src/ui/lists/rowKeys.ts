import type { KeyboardEvent } from 'react'

/**
 * J and K move between the rows of a focused list, and Enter follows the link. They do nothing
 * elsewhere, so that typing or speech input can't trigger them.
 */
export function moveByKeys(event: KeyboardEvent<HTMLElement>): void {
  moveInList(event, event.currentTarget)
}

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'preventDefault'
>

/** Moves in a list on keys pressed outside of it; `frame` is the scroll container. */
export function moveInList(event: KeyPress, frame: HTMLElement): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const step = stepOf(event.key)
  if (step === 0) return
  const rows = [...frame.querySelectorAll('li')]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  // From the list itself to the first visible row.
  const next = at < 0 ? rows.find((row) => isBelowTop(row, frame)) : rows[at + step]
  const link = next?.querySelector('a')
  if (!link) return
  event.preventDefault()
  link.focus()
}

function stepOf(key: string): -1 | 0 | 1 {
  if (key === 'j') return 1
  return key === 'k' ? -1 : 0
}

function isBelowTop(row: Element, frame: Element): boolean {
  return row.getBoundingClientRect().top >= frame.getBoundingClientRect().top
}
