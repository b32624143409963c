const PLAIN = '0123456789+-−=()'
const RAISED = byLetter(`${PLAIN}ni`, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ')
const LOWERED = byLetter(PLAIN, '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎')

/**
 * "x²" for a superscript 2; "^(ab)" where Unicode has no such characters, so that 10^6 is never
 * read as 106.
 */
export function indexText(text: string, element: 'sup' | 'sub'): string {
  const byPlain = element === 'sup' ? RAISED : LOWERED
  const letters = [...text].map((letter) => byPlain.get(letter))
  const isKnown = letters.every((letter) => letter !== undefined)
  return isKnown ? letters.join('') : `${element === 'sup' ? '^' : '_'}(${text})`
}

/** The same as Markdown. */
export function indexSource(text: string, element: 'sup' | 'sub'): string {
  return indexText(text, element).replace(/^_/, '\\_')
}

function byLetter(plain: string, moved: string): ReadonlyMap<string, string> {
  const letters = [...moved]
  return new Map([...plain].map((letter, index) => [letter, letters[index] ?? letter]))
}
