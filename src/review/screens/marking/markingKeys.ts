/**
 * Keys for marking. They act only while an answer has the focus, and not in a field, so that typing
 * and speech input can't trigger them.
 */
import type { KeyboardEvent } from 'react'

import { isComposing } from '#src/base/composing.ts'
import { actAbout } from '#src/ui/overlays/toasts.ts'

/** The actions of the screen for keys that mark. */
export interface KeyActions {
  /** The level with that place, from 0, or that number of points. */
  choose: (questionId: string, digit: number) => void
  /** The next answer without a mark after this one; null if none is left. */
  nextLeft: (questionId: string) => string | null
  /** N, if no other answer is left. */
  finish?: () => void
  /** J and K, if only one answer is on the page. */
  step?: (questionId: string, by: 1 | -1) => void
  /** Lists the keys, for the answer that has the focus. */
  help: (answer: HTMLElement) => void
  /** Further keys of the screen, in lower case; false for one that it doesn't have. */
  other?: (key: string, answer: HTMLElement, target: HTMLElement) => boolean
}

export function onMarkingKey(event: KeyboardEvent<HTMLElement>, actions: KeyActions): void {
  if (!(event.target instanceof HTMLElement)) return
  if (isUndo(event) && !isField(event.target)) {
    if (actAbout('mark')) event.preventDefault()
    return
  }
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const list = event.currentTarget
  const card = event.target.closest<HTMLElement>('[data-question]')
  if (event.key === 'Escape' && !isComposing(event.nativeEvent) && isComment(event.target)) {
    // The field saves its text when it is left.
    card?.focus()
    return
  }
  if (isField(event.target)) return
  const id = card?.dataset['question']
  if (!card || id === undefined) return
  const key = event.key.toLowerCase()
  // Most keyboards have the question mark on a second level.
  if (event.shiftKey && key !== '?') return
  if (key === 'j' || key === 'k') {
    const by = key === 'j' ? 1 : -1
    const cards = [...list.querySelectorAll<HTMLElement>('[data-question]')]
    if (actions.step) actions.step(id, by)
    else focusAnswer(cards[cards.indexOf(card) + by])
  } else if (key === 'n') {
    const next = actions.nextLeft(id)
    if (next === null) actions.finish?.()
    else focusQuestion(list, next)
  } else if (key === 'c') {
    const comment = card.querySelector<HTMLElement>('[data-comment] button')
    if (!comment) return
    comment.click()
  } else if (key === 'm') {
    const menu = card.querySelector<HTMLElement>('[aria-haspopup="menu"]')
    if (!menu) return
    menu.click()
  } else if (key === '?') {
    actions.help(card)
  } else if (/^\d$/.test(key)) {
    actions.choose(id, Number(key))
  } else if (!actions.other?.(key, card, event.target)) {
    return
  }
  event.preventDefault()
}

/** Moves the focus to an answer and scrolls it into view. */
export function focusQuestion(list: ParentNode, questionId: string): void {
  focusAnswer(list.querySelector<HTMLElement>(`[data-question="${CSS.escape(questionId)}"]`))
}

/** The first question on the page. */
export function focusFirstAnswer(): void {
  focusAnswer(document.querySelector<HTMLElement>('[data-question]'))
}

/**
 * Shows an answer from its beginning, unless all of it is in view. What was off the screen has its
 * height only once it has been drawn, above the answer too, so it is brought into view again meanwhile.
 */
function focusAnswer(card: HTMLElement | null | undefined): void {
  if (!card) return
  card.focus({ preventScroll: true })
  const show = () => {
    const { top, bottom } = card.getBoundingClientRect()
    // The line with the score covers as much.
    const covered = Number.parseFloat(getComputedStyle(card).scrollMarginTop) || 0
    if (top < covered || bottom > innerHeight) card.scrollIntoView({ block: 'start' })
  }
  let frames = FRAMES
  const settle = () => {
    if (document.activeElement !== card) return
    show()
    frames -= 1
    if (frames > 0) requestAnimationFrame(settle)
  }
  settle()
}

/** A sixth of a second. */
const FRAMES = 10

/** Works like the button of the toast about the last mark, as long as that is shown. */
function isUndo({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent<HTMLElement>): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'z'
}

function isComment(element: HTMLElement): boolean {
  return element.matches('[data-comment] textarea')
}

/** A digit or letter is input there. A radio button takes none. */
export function isField(element: HTMLElement): boolean {
  if (element.isContentEditable || element.matches('textarea, select')) return true
  return element instanceof HTMLInputElement && !/^(radio|checkbox|button)$/.test(element.type)
}

/** What comes after the last mark: the recommendation, if it is missing, or else finishing the review. */
export function focusFinish(): void {
  if (!focusRecommendation()) document.querySelector<HTMLElement>('[data-finish]')?.focus()
}

/** Focuses the recommendation that is missing; false if there is one, or none can be given. */
export function focusRecommendation(): boolean {
  const choice = document.querySelector<HTMLElement>('[data-recommend] input')
  choice?.focus()
  return choice !== null
}

/** In the recommendation: a number chooses one, and N goes on to finishing the review. */
export function onRecommendationKey(
  event: KeyboardEvent<HTMLElement>,
  choose: (place: number) => void,
): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  if (/^[1-9]$/.test(event.key)) choose(Number(event.key) - 1)
  else if (event.key === 'n') document.querySelector<HTMLElement>('[data-finish]')?.focus()
  else return
  event.preventDefault()
}
