/**
 * Numbers as authors type them: a comma reads as a decimal point, and what does not read as a number
 * is told from an empty field.
 */
export type NumberText =
  | { kind: 'number'; value: number }
  | { kind: 'empty' }
  | { kind: 'unreadable' }

export function readNumberText(text: string): NumberText {
  const trimmed = text
    .trim()
    .replace(/\u2212/g, '-')
    .replace(',', '.')
  if (trimmed === '') return { kind: 'empty' }
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(trimmed)) return { kind: 'unreadable' }
  const value = Number(trimmed)
  return Number.isFinite(value) ? { kind: 'number', value } : { kind: 'unreadable' }
}
