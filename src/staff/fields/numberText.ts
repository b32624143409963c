/**
 * Numbers as authors type them: a comma counts as a decimal point, and invalid input is distinct
 * from an empty field.
 */
import { plainDigits, withoutUnseen } from '#src/base/digits.ts'

export type NumberText =
  | { kind: 'number'; value: number }
  | { kind: 'empty' }
  | { kind: 'unreadable' }

export function readNumberText(text: string): NumberText {
  const trimmed = plainDigits(withoutUnseen(text))
    .trim()
    .replace(/\u2212/g, '-')
    .replace(/[,\u060c\u066b]/, '.')
  if (trimmed === '') return { kind: 'empty' }
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(trimmed)) return { kind: 'unreadable' }
  const value = Number(trimmed)
  return Number.isFinite(value) ? { kind: 'number', value } : { kind: 'unreadable' }
}
