import type { Option, Question, Row } from '#schemas/question.ts'
import { renderedWords } from '#src/assessment/engine/texts/renderedText.ts'
import { authoringOf } from '#src/assessment/engine/kinds/authoring.ts'

import type { Finding, FindingPlace } from '#src/assessment/engine/findings/findings.ts'

/** Checks what candidates choose from: options, and the rows of a matrix. */
export function checkOptions(question: Question, at: FindingPlace): Finding[] {
  if (!('options' in question)) return []
  const { options } = question
  const rows = 'rows' in question ? checkRows(question.rows, at) : []
  const place: FindingPlace = { ...at, field: 'options' }
  if (options.length === 0) return [...rows, { grade: 'problem', kind: 'noOptions', place }]
  const findings: Finding[] = []
  // A single checkbox makes sense; a single radio button, column or item to rank does not.
  if (options.length === 1 && authoringOf(question).needsTwo(question)) {
    findings.push({ grade: 'warning', kind: 'oneOption', place })
  }
  const optionIds = unnamed(options)
  if (optionIds.length > 0) {
    findings.push({ grade: 'problem', kind: 'noOptionLabel', optionIds, place })
  }
  const groups = [...repeated(options, labelOf).values()]
  if (groups.length > 0) {
    findings.push({ grade: 'warning', kind: 'duplicateOptions', groups, place })
  }
  for (const [code, ids] of repeated(options, codeOf)) {
    findings.push({ grade: 'problem', kind: 'duplicateCodes', code, optionIds: ids, place })
  }
  return [...rows, ...findings]
}

function checkRows(rows: readonly Row[], at: FindingPlace): Finding[] {
  const place: FindingPlace = { ...at, field: 'rows' }
  if (rows.length === 0) return [{ grade: 'problem', kind: 'noRows', place }]
  const findings: Finding[] = []
  const rowIds = unnamed(rows)
  if (rowIds.length > 0) findings.push({ grade: 'problem', kind: 'noRowLabel', rowIds, place })
  const groups = [...repeated(rows, labelOf).values()]
  if (groups.length > 0) findings.push({ grade: 'warning', kind: 'duplicateRows', groups, place })
  for (const [code, ids] of repeated(rows, codeOf)) {
    findings.push({ grade: 'problem', kind: 'duplicateCodes', code, rowIds: ids, place })
  }
  return findings
}

type Part = Option | Row

function unnamed(parts: readonly Part[]): string[] {
  return parts.filter((part) => labelOf(part) === '').map(({ id }) => id)
}

function labelOf(part: Part): string {
  return renderedWords(part.label)
}

function codeOf(part: Part): string {
  return part.code.trim()
}

/** Ids of the parts that share the same `by` value, unless it is blank. */
function repeated(parts: readonly Part[], by: (part: Part) => string): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const part of parts) {
    const shared = by(part)
    if (shared !== '') groups.set(shared, [...(groups.get(shared) ?? []), part.id])
  }
  return new Map([...groups].filter(([, ids]) => ids.length > 1))
}
