import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'

import { OTHER } from '#src/assessment/renderer/inputs/otherWords.ts'

import type { FocusTarget } from './usePageTurns.ts'

/**
 * The focus after changing pages: on the requested question, or the heading. In a preview it stays
 * outside if it is there, because the author is typing.
 */
export function useFocusOnTurn(
  root: RefObject<HTMLElement | null>,
  place: string,
  mode: 'take' | 'preview',
  focusTarget: FocusTarget | null,
): void {
  const lastPlace = useRef(place)
  const served = useRef<FocusTarget | null>(null)
  useLayoutEffect(() => {
    const frame = root.current
    const isTurned = lastPlace.current !== place
    lastPlace.current = place
    if (frame === null) return
    if (
      focusTarget !== null &&
      focusTarget !== served.current &&
      focusQuestion(frame, focusTarget.questionId)
    ) {
      served.current = focusTarget
    } else if (isTurned && (mode === 'take' || frame.contains(document.activeElement))) {
      frame.querySelector<HTMLElement>('[data-top]')?.focus({ preventScroll: true })
      frame.scrollIntoView?.({ block: 'start' })
    }
  })
}

/**
 * Focuses the summary each time Next or Submit finds an error, and shows its top if it is higher
 * than the screen.
 */
export function useFocusOnSummary(root: RefObject<HTMLElement | null>, request: number): void {
  useEffect(() => {
    if (request === 0) return
    const summary = root.current?.querySelector<HTMLElement>('[data-summary]')
    summary?.focus()
    summary?.querySelector('h2')?.scrollIntoView?.({ block: 'nearest' })
  }, [root, request])
}

/** Preview: opens the page of what is selected elsewhere. */
export function usePageOfSelection(
  selectedQuestionId: string | null,
  goTo: (questionId: string) => void,
): void {
  const goToLatest = useEffectEvent(goTo)
  useEffect(() => {
    if (selectedQuestionId !== null) goToLatest(selectedQuestionId)
  }, [selectedQuestionId])
}

/**
 * False while its page is not rendered. On the check-your-answers page it focuses the Change link.
 */
function focusQuestion(frame: HTMLElement, questionId: string): boolean {
  const change = frame.querySelector<HTMLElement>(`[data-change="${questionId}"]`)
  if (change !== null) {
    change.focus({ preventScroll: true })
    change.scrollIntoView?.({ block: 'center' })
    return true
  }
  const card = cardOf(frame, questionId)
  const input =
    card && (firstOpenRow(card) ?? wordsLeftIn(card) ?? blankPart(card) ?? firstInput(card))
  if (!card || !input) return false
  input.focus({ preventScroll: true })
  card.scrollIntoView?.({ block: 'start' })
  return true
}

/** If every row must be answered: the first one that isn't. */
function firstOpenRow(card: HTMLElement): HTMLElement | null {
  if (card.dataset['invalid'] !== 'true') return null
  const rows = [...card.querySelectorAll('[data-choices]')]
  const open = rows.find((row) => row.querySelector(':checked') === null)
  return open?.querySelector('input') ?? null
}

/** If other is chosen but its text is missing. */
function wordsLeftIn(card: HTMLElement): HTMLElement | null {
  if (card.dataset['invalid'] !== 'true') return null
  const words = card.querySelector<HTMLInputElement>('[data-own-words]')
  const isChosen =
    card.querySelector('select')?.value === OTHER ||
    card.querySelector(`input:checked[value="${OTHER}"]`) !== null
  return isChosen && words?.value.trim() === '' ? words : null
}

/** If only a part of a date is there: the first that isn't. */
function blankPart(card: HTMLElement): HTMLElement | null {
  if (card.dataset['invalid'] !== 'true') return null
  const parts = [...card.querySelectorAll<HTMLInputElement>('[data-part]')]
  return parts.find((part) => part.value.trim() === '') ?? null
}

/** Rankings and drawings only have buttons. */
function firstInput(card: HTMLElement): HTMLElement | null {
  const typed = card.querySelector<HTMLElement>('input:not([tabindex="-1"]), textarea, select')
  return (
    card.querySelector<HTMLElement>('input:checked') ??
    (typed?.closest('[hidden]') ? null : typed) ??
    card.querySelector<HTMLElement>('button:not([tabindex="-1"])')
  )
}

function cardOf(frame: HTMLElement, questionId: string): HTMLElement | null {
  return frame.querySelector<HTMLElement>(`[data-question="${questionId}"]`)
}
