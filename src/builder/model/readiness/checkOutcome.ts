import type { Settings } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { worthOf } from '#src/assessment/engine/scoring/worth.ts'
import { isEmptyText } from '#src/assessment/engine/texts/text.ts'

import type { Finding, FindingPlace } from '#src/assessment/engine/findings/findings.ts'

/** Checks that the pass mark has an effect, and that bands are distinct. */
export function checkOutcome(
  { passMark, bands = [] }: Settings,
  questions: readonly Question[],
): Finding[] {
  const findings: Finding[] = []
  if (questions.every((question) => worthOf(question) <= 0)) {
    const nothing = { grade: 'warning', kind: 'nothingToScore' } as const
    if (passMark !== undefined) findings.push({ ...nothing, place: { field: 'passMark' } })
    else if (bands.length > 0) findings.push({ ...nothing, place: { field: 'bands' } })
  }
  const place: FindingPlace = { field: 'bands' }
  if (bands.some(({ name }) => isEmptyText(name))) {
    findings.push({ grade: 'problem', kind: 'bandWithoutName', place })
  }
  const starts = bands.map(({ from }) => from)
  const repeated = starts.find((from, index) => starts.indexOf(from) !== index)
  if (repeated !== undefined) {
    findings.push({ grade: 'problem', kind: 'bandsAlike', from: repeated, place })
  }
  return findings
}
