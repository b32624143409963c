/**
 * Numbers as people type them. One mark parts the decimals, the other one groups thousands; which
 * is which is the language's to say.
 */

/** Null for what does not read as a number; nothing is guessed. */
export function readNumber(typed: string, language: string): number | null {
  const { decimal, group } = marksOf(language)
  const text = withPlainDigits(typed.trim().replace(/^[\u2212\u2013]/, '-')).replace(/[\s'’]/g, '')
  const ungrouped = isGrouped(text, group, decimal) ? text.replaceAll(group, '') : text
  const plain = ungrouped.replace(decimal, '.')
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(plain) ? finite(Number(plain)) : null
}

/** As it would be typed: no grouping, all decimals. */
export function writeNumber(value: number, language: string): string {
  return String(value).replace('.', marksOf(language).decimal)
}

function marksOf(language: string): { decimal: '.' | ','; group: '.' | ',' } {
  const known = languageOrDefault(language)
  const parts = new Intl.NumberFormat(known, { numberingSystem: 'latn' }).formatToParts(1.5)
  const isComma = parts.some((part) => part.type === 'decimal' && part.value === ',')
  return isComma ? { decimal: ',', group: '.' } : { decimal: '.', group: ',' }
}

/** Only a number that is grouped throughout: "1,5" in English is no number, rather than 15. */
function isGrouped(text: string, group: string, decimal: string): boolean {
  const [whole = '', ...rest] = text.split(decimal)
  const [first = '', ...threes] = whole.replace(/^[+-]/, '').split(group)
  if (threes.length === 0 || rest.join('').includes(group)) return false
  return /^\d{1,3}$/.test(first) && threes.every((three) => /^\d{3}$/.test(three))
}

/** Arabic and Persian digits; each ends in the four bits of its value. */
export function withPlainDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null
}

function languageOrDefault(language: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(language)[0]
  } catch {
    return undefined
  }
}
