import type { Calculated } from '#schemas/definition.ts'
import type { Option, Question } from '#schemas/question.ts'
import type { TextRules } from '#schemas/textRules.ts'
import type { Context } from '#src/assessment/engine/context.ts'
import type { Source } from '#src/assessment/engine/layout.ts'
import type { ExpressionSight } from '#src/assessment/engine/kinds/parts/sight.ts'
import { comparableText, isEmptyText } from '#src/assessment/engine/texts/text.ts'
import { evaluateExpression } from '#src/assessment/engine/expressions/evaluateExpression.ts'
import type { Expression } from '#src/assessment/engine/expressions/expression.ts'
import { textPartsOf, type Texts } from '#src/assessment/engine/expressions/textParts.ts'
import { parseExpression } from '#src/assessment/engine/expressions/parse.ts'
import type { Value } from '#src/assessment/engine/expressions/value.ts'
import { answering } from '#src/assessment/engine/kinds/answering.ts'
import type { Comparable } from '#src/assessment/engine/kinds/parts/defineAnswering.ts'
import { OTHER } from '#src/assessment/engine/kinds/parts/ownWords.ts'
import { isSelfIdentification } from '#src/assessment/engine/selfIdentification.ts'

/** The target of a name; `question` is null for a calculated value. */
export type Named = {
  readonly source: Source
  readonly question: Question | null
  readonly texts: Texts
}

export type CompiledCalculated = {
  readonly source: Calculated
  /** Null for a name that refers to nothing that may be used. */
  readonly targets: ReadonlyMap<string, Named | null>
  readonly texts: Texts
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
  if (!parsed.ok) return { source, targets, texts: 'none', value: () => null }
  for (const name of namesIn(parsed.value)) targets.set(name, lookup(name))
  const { texts, folded } = textPartsOf(parsed.value, (name) => targets.get(name)?.texts ?? 'none')
  const value = (sight: ExpressionSight): Value | null => {
    const read = (name: string) => valueOf(name, targets.get(name) ?? null, sight)
    const found = evaluateExpression(parsed.value, read, folded)
    return typeof found === 'string' && isEmptyText(found) ? null : found
  }
  return { source, targets, texts, value }
}

/** The texts in answers to a question (rule X19). */
export function textsOfAnswers(question: Question, textRules: TextRules): Texts {
  if (textRules !== undefined && question.kind === 'shortText' && question.format === 'plain') {
    return 'short'
  }
  const sort = answering[question.kind].inExpressions
  return sort === 'text' || sort === 'list' ? 'exact' : 'none'
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
    if (now?.texts !== before?.texts) return false
  }
  return true
}

/** The value of an answer in expressions; `seen` is what conditions see of it. */
function answerValue(question: Question, seen: Comparable | null): Value | null {
  if (seen === null || Number.isNaN(seen) || isSelfIdentification(question)) return null
  switch (answering[question.kind].inExpressions) {
    case 'date':
      return typeof seen === 'string' ? { date: seen } : null
    case 'list':
      return typeof seen === 'object' ? listValue(question, seen) : null
    case 'text':
      return typeof seen === 'string' && seen !== OTHER ? textValue(question, seen) : null
    case 'number':
    case 'boolean':
      return typeof seen === 'object' ? null : seen
    case null:
      return null
  }
}

/** Own words have no code. *All of these* in a set becomes the options it selects. */
function listValue(question: Question, seen: Extract<Comparable, object>): string[] | null {
  const isOrder = 'order' in seen
  const ids = [...new Set(isOrder ? seen.order : seen)].filter((id) => id !== OTHER)
  if (!('options' in question)) return ids.length === 0 ? null : ids
  const codes = ids.flatMap((id) => {
    const option = question.options.find((each) => each.id === id)
    return option === undefined || (option.role === 'all' && !isOrder) ? [] : codeOf(option)
  })
  return codes.length === 0 ? null : codes
}

/** A text unchanged; an option as its code. */
function textValue(question: Question, seen: string): string | null {
  if (!('options' in question)) return seen
  const option = question.options.find(({ id }) => id === seen)
  return option === undefined ? null : codeOf(option)
}

/** An option is represented by its code, as in exports; without a code, by its id. */
export function codeOf({ code, id }: Pick<Option, 'code' | 'id'>): string {
  return comparableText(code) || id
}
