/** As much as tells the direction of any text. */
const LOOKED_AT = 2_000
const FROM_RIGHT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/**
 * The direction of the first letter, as `dir="auto"` has it. That makes a browser look through the whole
 * text at each change, which takes a long one several times as long as all else.
 */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const [letter = ''] = /\p{L}/u.exec(text.slice(0, LOOKED_AT)) ?? []
  return FROM_RIGHT.test(letter) ? 'rtl' : 'ltr'
}
