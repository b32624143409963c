import { isArrival } from './arrival.ts'
import { moveInList } from './rowKeys.ts'

/**
 * For the `ref` of an element that contains a list with one link per row. A click anywhere in a row
 * follows its link, in a new tab if a click on the link would, but never after selecting text. J
 * and K also enter the list while nothing else has the focus, as after navigation.
 */
export function openableRows(list: HTMLElement | null): (() => void) | undefined {
  if (list === null) return undefined
  const stop = new AbortController()
  const { signal } = stop
  list.addEventListener('click', (event) => openRow(event), { signal })
  list.addEventListener('auxclick', (event) => event.button === 1 && openRow(event), { signal })
  document.addEventListener('keydown', (event) => moveOnArrival(event, list), { signal })
  return () => stop.abort()
}

function openRow(event: MouseEvent): void {
  const { target } = event
  if (!(target instanceof Element) || target.closest('a, button, label') || event.defaultPrevented)
    return
  const link = target.closest('li')?.querySelector('a')
  if (!link || document.getSelection()?.isCollapsed === false) return
  const isElsewhere = event.button === 1 || event.ctrlKey || event.metaKey || event.shiftKey
  if (isElsewhere) window.open(link.href, '_blank', 'noopener')
  else link.click()
}

function moveOnArrival(event: KeyboardEvent, list: HTMLElement): void {
  const frame = list.querySelector<HTMLElement>('section')
  if (isArrival() && frame && !event.defaultPrevented) moveInList(event, frame)
}
