/**
 * Numbers as authors type them: in the digits of any script, with either decimal mark, and invalid input
 * is distinct from an empty field. "1,234" could be a whole number or not, so it is neither (rule L22).
 */
import { plainNumber, twoReadings } from '#src/assessment/words/values/typedNumber.ts'

export type NumberText =
  | { kind: 'number'; value: number }
  | { kind: 'empty' }
  | { kind: 'unreadable' }
  /** `whole`: with the comma between thousands; `fraction`: with a decimal comma. */
  | { kind: 'unclear'; whole: string; fraction: string }

export function readNumberText(text: string): NumberText {
  const readings = twoReadings(text, 'en')
  if (readings !== null) return { kind: 'unclear', ...readings }
  const plain = withoutThousands(plainNumber(text, 'en')).replace(',', '.')
  if (plain === '') return { kind: 'empty' }
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(plain)) return { kind: 'unreadable' }
  const value = Number(plain)
  return Number.isFinite(value) ? { kind: 'number', value } : { kind: 'unreadable' }
}

/** "1,234,567", "1,234.5". */
function withoutThousands(text: string): string {
  return /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/.test(text) ? text.replaceAll(',', '') : text
}
