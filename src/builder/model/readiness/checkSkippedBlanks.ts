import type { Definition } from '#schemas/definition.ts'
import type { CheckedExpression } from '#src/assessment/engine/expressions/checkExpression.ts'
import type { Expression } from '#src/assessment/engine/expressions/expression.ts'
import { parseExpression } from '#src/assessment/engine/expressions/parse.ts'
import { layOut } from '#src/assessment/engine/layout.ts'

import type { Finding } from '#src/assessment/engine/findings/findings.ts'

/**
 * Where `min` or `max` of several answers ignores a blank one (rules X7, P13): in `min(a, b)` a
 * blank `a` does not count as 0, which few authors expect in a score.
 */
export function checkSkippedBlanks(
  definition: Definition,
  checked: ReadonlyMap<string, CheckedExpression>,
): Finding[] {
  const { calculated } = definition
  const isBlankName = blankNames(definition)
  return calculated.flatMap(({ id, expression }): Finding[] => {
    const parsed = parseExpression(expression)
    if (!parsed.ok || checked.get(id)?.findings.length !== 0) return []
    const found = skipIn(parsed.value, (part) => canBeBlank(part, isBlankName))
    if (found === null) return []
    const place = { calculatedId: id, field: 'expression' } as const
    return [{ grade: 'warning', kind: 'blankSkipped', place, ...found }]
  })
}

type Skip = { of: 'min' | 'max'; name: string }

/** The first call that can ignore an argument, and the first name in that argument. */
function skipIn(expression: Expression, isOpen: (part: Expression) => boolean): Skip | null {
  if (expression.kind !== 'call') return null
  const { of, parts } = expression
  const answers = parts.filter((part) => firstName(part) !== null)
  const skipped = answers.find(isOpen)
  if ((of === 'min' || of === 'max') && answers.length > 1 && skipped) {
    return { of, name: firstName(skipped) ?? '' }
  }
  for (const part of parts) {
    const skip = skipIn(part, isOpen)
    if (skip) return skip
  }
  return null
}

function firstName(expression: Expression): string | null {
  if (expression.kind === 'name') return expression.name
  if (expression.kind === 'constant') return null
  for (const part of expression.parts) {
    const name = firstName(part)
    if (name !== null) return name
  }
  return null
}

/** Whether some valid submission leaves it blank, as far as names alone can show. */
function canBeBlank(expression: Expression, isBlankName: (name: string) => boolean): boolean {
  if (expression.kind === 'constant') return false
  if (expression.kind === 'name') return isBlankName(expression.name)
  const { of, parts } = expression
  const isOpen = (part: Expression) => canBeBlank(part, isBlankName)
  if (of === 'count') return false
  if (of === 'if') return parts.length < 3 || parts.slice(1).some(isOpen)
  const isOfList = of === 'sum' || of === 'min' || of === 'max'
  const answers = parts.filter((part) => firstName(part) !== null)
  if (!isOfList || answers.length < 2) return parts.some(isOpen)
  return of !== 'sum' && answers.every(isOpen)
}

/** Questions that are optional or may be hidden, and what is calculated from them. */
function blankNames(definition: Definition): (name: string) => boolean {
  const { sections, calculated } = definition
  const { sourceByName } = layOut(definition)
  const questions = sections.flatMap((section) =>
    section.questions.map((question) => ({ section, question })),
  )
  const canBe = (name: string, before: number): boolean => {
    const source = sourceByName().get(name)
    if (source === undefined) return false
    const asked = questions[source]
    if (asked) {
      const { section, question } = asked
      const isAlwaysShown = !section.showIf && section.draw === undefined && !question.showIf
      return !isAlwaysShown || question.kind === 'statement' || !question.required
    }
    // A calculated value only uses those before it, so the recursion ends.
    const place = -1 - source
    const parsed = place < before ? parseExpression(calculated[place]?.expression ?? '') : null
    return parsed?.ok === true && canBeBlank(parsed.value, (inner) => canBe(inner, place))
  }
  return (name) => canBe(name, calculated.length)
}
