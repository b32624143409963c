import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Whether a page opened because the time of another was over, perhaps while somebody was typing a
 * number, which must not choose anything here. Until another key is pressed, or a pointer.
 */
export function useUnaskedPage(place: string, closed: ReadonlySet<string>): RefObject<boolean> {
  const isUnasked = useRef(false)
  const last = useRef({ place, closed })
  useLayoutEffect(() => {
    const before = last.current
    last.current = { place, closed }
    if (before.place !== place) isUnasked.current = before.closed !== closed
  }, [place, closed])
  return isUnasked
}

/**
 * Number keys choose options while the focus is on the heading or an option of a choice question
 * (WCAG 2.1.4: nowhere else).
 */
export function chooseByNumber(
  event: {
    key: string
    altKey: boolean
    ctrlKey: boolean
    metaKey: boolean
    target: EventTarget
    preventDefault: () => void
  },
  isUnasked: { current: boolean },
): void {
  const isNumber = /^\d$/.test(event.key)
  if (!isNumber) isUnasked.current = false
  if (event.altKey || event.ctrlKey || event.metaKey || !isNumber || isUnasked.current) return
  if (!(event.target instanceof Element) || isTypedInto(event.target)) return
  const choice = choiceFor(event.key, choicesAround(event.target))
  if (choice === undefined) return
  event.preventDefault()
  choice.focus()
  choice.click()
}

/** In a question with rows, only the choices of one row; its heading belongs to none of them. */
function choicesAround(target: Element): readonly HTMLInputElement[] {
  const card = target.closest('[data-question]')
  const row = card?.querySelector('[data-choices]') ? target.closest('[data-choices]') : card
  const inputs = row?.querySelectorAll<HTMLInputElement>(
    'input[type="radio"], input[type="checkbox"]',
  )
  return [...(inputs ?? [])]
}

/** Steps of a scale are chosen by their label, options by position. */
function choiceFor(
  key: string,
  choices: readonly HTMLInputElement[],
): HTMLInputElement | undefined {
  const isScale = /^-?\d/.test(choices[0]?.value ?? '')
  return isScale ? choices.find(({ value }) => value === key) : choices[Number(key) - 1]
}

function isTypedInto(target: Element): boolean {
  if (target instanceof HTMLInputElement) return !['radio', 'checkbox'].includes(target.type)
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
}
