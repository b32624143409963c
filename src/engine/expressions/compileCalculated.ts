import type { Calculated } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import type { Context } from '#src/engine/context.ts'
import type { Source } from '#src/engine/layout.ts'
import type { Comparable } from '#src/engine/questions/kind.ts'
import { isEmptyText } from '#src/engine/text.ts'

import { answerValue } from './answerValue.ts'
import { evaluateExpression } from './evaluateExpression.ts'
import type { Expression } from './expression.ts'
import { parseExpression } from './parse.ts'
import type { Value } from './value.ts'

/** What expressions look at: answers as conditions see them, and the values calculated before. */
export type ExpressionSight = {
  readonly seen: readonly (Comparable | null)[]
  readonly calculated: readonly (Value | null)[]
  readonly context: Context
}

/** What a name stands for; the question is there where it is one. */
export type Named = { readonly source: Source; readonly question: Question | null }

export type CompiledCalculated = {
  readonly source: Calculated
  /** Null for a name that stands for nothing that may be looked at. */
  readonly targets: ReadonlyMap<string, Named | null>
  readonly value: (sight: ExpressionSight) => Value | null
}

/** Compiles an expression, or takes the previous one over if all that it looks at has stayed. */
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

/** The names in an expression, each as often as it stands there. */
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

/** Stands for the day on which the attempt began, unless something else has this name. */
export const STARTED = 'started'

/** The day in UTC: the same for everyone who looks, wherever they are. */
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
