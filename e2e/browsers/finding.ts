/**
 * Functions that run in the page. Each has to be whole in itself: only its text is carried there. By
 * role and name they look with Testing Library, which has to be in the page.
 */
import type * as TestingLibrary from '@testing-library/dom'

/** What is thrown where Testing Library is not in the page yet. */
export const NO_FINDER = 'Testing Library is not here'

export interface Asked {
  role: string
  name: string
  /** Of the name as a regular expression; null where it is the whole name. */
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

/** The middle of the one element that is meant, brought into view. */
export function boxOf({ role, name, flags }: Asked): Box {
  const finder = window.TestingLibraryDom
  if (!finder) throw new Error('Testing Library is not here')
  const wanted = flags === null ? name : new RegExp(name, flags)
  const found = finder.queryAllByRole(document.body, role, { name: wanted })
  const [element] = found
  if (!element || found.length > 1) return { x: 0, y: 0, problem: `${found.length} are there` }
  if (element.matches(':disabled')) return { x: 0, y: 0, problem: 'disabled' }
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const x = left + width / 2
  const y = top + height / 2
  const above = document.elementFromPoint(x, y)
  const label = element instanceof HTMLInputElement ? element.labels?.[0] : null
  const isFree = [element, label].some(
    (one) => one?.contains(above) || above?.contains(one ?? null),
  )
  return { x, y, problem: isFree ? null : `under ${above?.outerHTML.slice(0, 200)}` }
}

/** What a field holds; "true" or "false" of what is ticked; null where there is not exactly one. */
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
