/**
 * Number keys choose options while the focus is within a question with choices (W2.1.4: nowhere
 * else), on its heading or on one of its options.
 */
export function chooseByNumber(event: {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
  target: EventTarget
  preventDefault: () => void
}): void {
  if (event.altKey || event.ctrlKey || event.metaKey || !/^\d$/.test(event.key)) return
  if (!(event.target instanceof Element) || isTypedInto(event.target)) return
  const choice = choiceFor(event.key, choicesAround(event.target))
  if (choice === undefined) return
  event.preventDefault()
  choice.focus()
  choice.click()
}

/** Those of one row where a question has rows: its heading belongs to none of them. */
function choicesAround(target: Element): readonly HTMLInputElement[] {
  const card = target.closest('[data-question]')
  const row = card?.querySelector('[data-choices]') ? target.closest('[data-choices]') : card
  const inputs = row?.querySelectorAll<HTMLInputElement>(
    'input[type="radio"], input[type="checkbox"]',
  )
  return [...(inputs ?? [])]
}

/** Steps of a scale are chosen by what they say, options by their place. */
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
