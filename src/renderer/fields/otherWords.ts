/**
 * "Other" among the values of what is ticked: a sign that no option id begins with, and behind it
 * the candidate's own words.
 */
export const OTHER = '#'

/** Null where "other" is not among them. */
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

/** The values of what is ticked within a question. */
export function tickedIn(card: Element): string[] {
  return [...card.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) =>
    withOwnWords(value, card),
  )
}
