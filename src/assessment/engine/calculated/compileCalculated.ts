import type { Calculated } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import type { Context } from '#src/assessment/engine/context.ts'
import type { Source } from '#src/assessment/engine/layout.ts'
import type { ExpressionSight } from '#src/assessment/engine/kinds/parts/sight.ts'
import { isEmptyText } from '#src/assessment/engine/texts/text.ts'

import { answerValue } from './answerValue.ts'
import { evaluateExpression } from '#src/assessment/engine/expressions/evaluateExpression.ts'
import type { Expression } from '#src/assessment/engine/expressions/expression.ts'
import { parseExpression } from '#src/assessment/engine/expressions/parse.ts'
import type { Value } from '#src/assessment/engine/expressions/value.ts'

/** The target of a name; `question` is null for a calculated value. */
export type Named = { readonly source: Source; readonly question: Question | null }

export type CompiledCalculated = {
  readonly source: Calculated
  /** Null for a name that refers to nothing that may be used. */
  readonly targets: ReadonlyMap<string, Named | null>
  readonly value: (sight: ExpressionSight) => Value | null
}

/** Compiles an expression, or reuses the previous one if everything it depends on is unchanged. */
export function compileCalculated(
  source: Calculated,
  lookup: (name: string) => Named | null,
  previous: CompiledCalculated | undefined,
): CompiledCalculated {
  if (previous?.source === source && isCurrent(previous, lookup)) return previous
  const parsed = parseExpression(source.expression)
  const targets = new Map<string, Named | null>()
  if (!parsed.ok) return { source, targets, value: () => null }
  for (const name of namesIn(parsed.value)) targets.set(name, lookup(name))
  const value = (sight: ExpressionSight): Value | null => {
    const read = (name: string) => valueOf(name, targets.get(name) ?? null, sight)
    const found = evaluateExpression(parsed.value, read)
    return typeof found === 'string' && isEmptyText(found) ? null : found
  }
  return { source, targets, value }
}

/** The names in an expression, duplicates included. */
export function namesIn(expression: Expression): string[] {
  if (expression.kind === 'name') return [expression.name]
  return expression.kind === 'call' ? expression.parts.flatMap(namesIn) : []
}

function valueOf(name: string, target: Named | null, sight: ExpressionSight): Value | null {
  if (target === null) return name === STARTED ? startOf(sight.context) : null
  const { source, question } = target
  if (question === null) return sight.calculated[-1 - source] ?? null
  return answerValue(question, sight.seen[source] ?? null)
}

/** The day on which the attempt started, unless something else has this name. */
export const STARTED = 'started'

/** The day in UTC, so that it is the same for everyone everywhere. */
export function startOf({ startedAt }: Context): Value | null {
  return startedAt === undefined ? null : { date: startedAt.slice(0, 10) }
}

function isCurrent(
  { targets }: CompiledCalculated,
  lookup: (name: string) => Named | null,
): boolean {
  for (const [name, before] of targets) {
    const now = lookup(name)
    if (now?.source !== before?.source || now?.question !== before?.question) return false
  }
  return true
}
