import type { Definition } from '#schemas/definition.ts'
import type { CheckedExpression } from '#src/assessment/engine/expressions/checkExpression.ts'

import type { Finding, FindingPlace } from '#src/assessment/engine/findings/findings.ts'

/** Checks that calculated values have unique names and valid expressions. */
export function checkCalculations(
  { calculated, sections }: Definition,
  checked: ReadonlyMap<string, CheckedExpression>,
): Finding[] {
  const codes = sections.flatMap(({ questions }) => questions.map(({ code }) => code.trim()))
  const names = calculated.map(({ name }) => name.trim())
  return calculated.flatMap(({ id }, index) => {
    const name = names[index] ?? ''
    const at: FindingPlace = { calculatedId: id, field: 'name' }
    const findings: Finding[] = []
    if (name === '') findings.push({ grade: 'problem', kind: 'calculatedUnnamed', place: at })
    else if (codes.includes(name) || names.indexOf(name) !== index) {
      findings.push({ grade: 'problem', kind: 'duplicateCodes', code: name, place: at })
    }
    for (const problem of checked.get(id)?.findings ?? []) {
      const place: FindingPlace = { calculatedId: id, field: 'expression' }
      findings.push({ grade: 'problem', kind: 'expressionBroken', problem, place })
    }
    return findings
  })
}
