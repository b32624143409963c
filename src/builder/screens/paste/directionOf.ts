/** Enough to determine the direction of any text. */
const LOOKED_AT = 2_000
const FROM_RIGHT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/**
 * The direction of the first letter, like `dir="auto"`, with which browsers scan the whole text on
 * every change: for a long text several times the cost of everything else.
 */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const [letter = ''] = /\p{L}/u.exec(text.slice(0, LOOKED_AT)) ?? []
  return FROM_RIGHT.test(letter) ? 'rtl' : 'ltr'
}
