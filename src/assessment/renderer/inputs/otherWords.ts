/**
 * Marks "other" among the ticked values: a character that no option id starts with, followed by the
 * candidate's own words.
 */
export const OTHER = '#'

/** Null if "other" is not among them. */
export function ownWordsIn(values: readonly string[]): string | null {
  return values.find(isOther)?.slice(OTHER.length) ?? null
}

export function isOther(value: string): boolean {
  return value.startsWith(OTHER)
}

export function withOwnWords(value: string, card: Element): string {
  if (value !== OTHER) return value
  return OTHER + (card.querySelector<HTMLInputElement>('[data-own-words]')?.value ?? '')
}

/** The ticked values within a question. */
export function tickedIn(card: Element): string[] {
  return [...card.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) =>
    withOwnWords(value, card),
  )
}
