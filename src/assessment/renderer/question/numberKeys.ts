import { useLayoutEffect, useMemo, useRef } from 'react'

type KeyPress = {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  target: EventTarget
  preventDefault: () => void
}

/**
 * `pressed`: what to do with a key; `pointed`: with the press of a pointer. A page may open because
 * the time of another is over, perhaps while somebody was typing a number, which must not choose
 * anything there. Number keys do nothing until another key or a pointer is pressed.
 */
export function useNumberKeys(place: string, closed: ReadonlySet<string>) {
  const isUnasked = useRef(false)
  const last = useRef({ place, closed })
  useLayoutEffect(() => {
    const before = last.current
    last.current = { place, closed }
    if (before.place !== place) isUnasked.current = before.closed !== closed
  }, [place, closed])
  return useMemo(
    () => ({
      pressed(event: KeyPress) {
        if (!isNumber(event)) isUnasked.current = false
        else if (!isUnasked.current) chooseByNumber(event)
      },
      pointed() {
        isUnasked.current = false
      },
    }),
    [],
  )
}

/**
 * Number keys choose options while the focus is on the heading or an option of a choice question
 * (WCAG 2.1.4: nowhere else).
 */
function chooseByNumber(event: KeyPress): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  if (!(event.target instanceof Element) || isTypedInto(event.target)) return
  const choice = choiceFor(event.key, choicesAround(event.target))
  if (choice === undefined) return
  event.preventDefault()
  choice.focus()
  choice.click()
}

function isNumber({ key }: KeyPress): boolean {
  return /^\d$/.test(key)
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
