/**
 * Functions that run in the page. Each must be self-contained, because only its source is sent.
 * They look up elements by role and name with Testing Library, which must be loaded in the page.
 */
import type * as TestingLibrary from '@testing-library/dom'

/** Thrown if Testing Library is not loaded in the page yet. */
export const NO_FINDER = 'Testing Library is not here'

export interface Asked {
  role: string
  name: string
  /** The flags, if the name is a regular expression; null for an exact name. */
  flags: string | null
}

export interface Box {
  x: number
  y: number
  /** Why it can't be clicked. */
  problem: string | null
}

declare global {
  interface Window {
    TestingLibraryDom?: typeof TestingLibrary
  }
}

/** The centre of the one matching element, after scrolling it into view. */
export function boxOf({ role, name, flags }: Asked): Box {
  const finder = window.TestingLibraryDom
  if (!finder) throw new Error('Testing Library is not here')
  const wanted = flags === null ? name : new RegExp(name, flags)
  const found = finder.queryAllByRole(document.body, role, { name: wanted })
  const [element] = found
  if (!element || found.length > 1) return { x: 0, y: 0, problem: `${found.length} are there` }
  if (element.matches(':disabled')) return { x: 0, y: 0, problem: 'disabled' }
  let place = placeOf(element)
  // Only if necessary, because each scroll may shift it by a fraction of a pixel.
  if (!place.isFree) {
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    place = placeOf(element)
  }
  // Lines break differently once the font is there, and what is below them moves.
  if (document.fonts.status !== 'loaded') return { x: 0, y: 0, problem: 'fonts are loading' }
  const { x, y, above, isFree } = place
  return { x, y, problem: isFree ? null : `under ${above?.outerHTML.slice(0, 200)}` }

  // Nested, because only this function is sent to the page.
  function placeOf(one: HTMLElement) {
    const { left, top, width, height } = one.getBoundingClientRect()
    const middle = { x: left + width / 2, y: top + height / 2 }
    const at = document.elementFromPoint(middle.x, middle.y)
    const label = one instanceof HTMLInputElement ? one.labels?.[0] : null
    const isReached = [one, label].some((each) => each?.contains(at) || at?.contains(each ?? null))
    return { ...middle, above: at, isFree: isReached }
  }
}

/** The value of a field; "true" or "false" for a checkbox; null unless there is exactly one. */
export function valueOf({ role, name, flags }: Asked): string | null {
  const finder = window.TestingLibraryDom
  if (!finder) throw new Error('Testing Library is not here')
  const wanted = flags === null ? name : new RegExp(name, flags)
  const found = finder.queryAllByRole(document.body, role, { name: wanted })
  const [element] = found
  if (!element || found.length > 1) return null
  if (element instanceof HTMLInputElement && /radio|checkbox/.test(element.type)) {
    return String(element.checked)
  }
  const isField =
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  return isField ? element.value : element.textContent
}

export function shownText(): string {
  return document.body.innerText
}
