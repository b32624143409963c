/** Labels of lines: those that lists show, and those that somebody typed. */
import { bulletMark, looseMark, numberMark, optionMark } from '#src/builder/files/quiz/lineMarks.ts'

export type LabelKind = 'number' | 'letter' | 'bullet' | 'box'
export type Label = { label: string; labelKind: LabelKind }

const BOX = /^(?:[☐□○◯☑☒✅✔✓]\uFE0F?|\[[ xX✓✔*]?\])$/u
const TICKED = /^(?:[☑☒✅✔✓]\uFE0F?|\[[xX✓✔*]\])$/u

/** The label of a list as the reader of quiz text knows it; null for none. */
export function listLabel(shown: string): Label | null {
  const label = shown.trim().replace(/^\[(\p{L}|\p{N}{1,3})\]$/u, '($1)')
  if (label === '') return null
  if (BOX.test(label)) return { label: label.startsWith('✓') ? '☑' : label, labelKind: 'box' }
  if (!/[\p{L}\p{N}]/u.test(label) || label === 'o') return { label: '-', labelKind: 'bullet' }
  // Of “1.2.a)” the last part counts in its list.
  const [last = label] = /(?<=[\p{L}\p{N}][.\-–)])[\p{L}\p{N}]+[.):]?$/u.exec(label) ?? []
  const closed = /[\p{L}\p{N}]$/u.test(last) ? `${last}.` : last
  const labelKind = numberMark(`${closed} X`) === null ? 'letter' : 'number'
  return { label: closed, labelKind }
}

export function isTicked(label: string): boolean {
  return TICKED.test(label.trim())
}

const TYPED =
  /^(?:(?:[*✓✔✅☑]\uFE0F?|→)\s?(?=\S))?(?:(?:\[[ xX✓✔*]?\]|\([ xX✓✔*]?\)|[○☐□◯☑☒✅✔]\uFE0F?|[-*+•·▪◦‣●–o])\s+)?(?:[(（]?[\p{L}\p{N}]{1,4}(?:[.):：．、。）]+\s*|\s[-–—]\s+))?/u

/** The label that a text starts with, and how many characters it has there; null for none. */
export function typedLabel(text: string): (Label & { length: number }) | null {
  const number = numberMark(text)
  if (number !== null) return labelAt(text, text.length - number.text.length, 'number')
  const option = optionMark(text) ?? looseMark(text)
  const bullet = bulletMark(text)
  const length = TYPED.exec(text)?.[0].length ?? 0
  if ((option === null && bullet === null) || length === 0) return null
  if (option === null) return labelAt(text, length, 'bullet')
  return labelAt(text, length, option.hasBox ? 'box' : 'letter')
}

/** With a blank at its end only if one was typed. */
function labelAt(text: string, length: number, labelKind: LabelKind) {
  const label = text.slice(0, length).replace(/\s+/g, ' ')
  return label.trim() === '' ? null : { label, labelKind, length }
}
