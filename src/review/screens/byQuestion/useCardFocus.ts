import { type RefObject, useEffect, useLayoutEffect } from 'react'

/**
 * Keys act on the answer that has the focus, so it has it when the page opens, and when another one is
 * opened: `focused` identifies that, and is undefined as long as nobody opened one.
 */
export function useCardFocus(
  cards: RefObject<HTMLElement | null>,
  focused: string | undefined,
): void {
  useLayoutEffect(() => {
    if (focused !== undefined) cards.current?.querySelector('article')?.focus()
  }, [cards, focused])
  useEffect(() => {
    const card = cards.current?.querySelector('article')
    if (card && isFocusAtStart() && isInView(card)) card.focus({ preventScroll: true })
  }, [cards])
}

/** Nobody has moved it since the page was opened. */
function isFocusAtStart(): boolean {
  const focused = document.activeElement
  return focused === null || focused === document.body || focused.tagName === 'H1'
}

/** A key must not mark what is below the window, as on a narrow one. */
function isInView(card: HTMLElement): boolean {
  return card.getBoundingClientRect().top < window.innerHeight
}
