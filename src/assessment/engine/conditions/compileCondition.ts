import type { Condition, Predicate } from '#schemas/condition.ts'
import type { Sight } from '#src/assessment/engine/kinds/parts/sight.ts'
import { sortOf, type Value } from '#src/assessment/engine/expressions/value.ts'
import type { Source } from '#src/assessment/engine/layout.ts'
import type {
  PreparedQuestion,
  Comparable,
} from '#src/assessment/engine/kinds/parts/defineAnswering.ts'
import { withFairTexts } from '#src/assessment/engine/kinds/parts/withFairTexts.ts'
import { fairText } from '#src/assessment/engine/texts/fairText.ts'
import { comparableText } from '#src/assessment/engine/texts/text.ts'

import { preparePredicate } from './preparePredicate.ts'
import { operatorsOfSort } from './operatorsOfSort.ts'

/**
 * `prepared` is null for a calculated value. `isFair`: its texts are compared in their folded form
 * (rule X19).
 */
export type Target = {
  readonly source: Source
  readonly prepared: PreparedQuestion | null
  readonly isFair?: boolean
}

/** The question or calculated value with this id, if a condition here may use it. */
export type Lookup = (id: string) => Target | null

export type CompiledCondition = {
  readonly source: Condition
  readonly targets: ReadonlyMap<string, Target | null>
  readonly holds: (sight: Sight) => boolean
}

/** Compiles a condition, or reuses the previous one if everything it depends on is unchanged. */
export function compileCondition(
  source: Condition,
  lookup: Lookup,
  previous: CompiledCondition | null,
): CompiledCondition {
  if (previous !== null && previous.source === source && isCurrent(previous, lookup)) {
    return previous
  }
  const targets = new Map<string, Target | null>()
  const find: Lookup = (id) => {
    const known = targets.get(id)
    if (known !== undefined) return known
    const target = lookup(id)
    targets.set(id, target)
    return target
  }
  return { source, targets, holds: compileTree(source, find) }
}

function isCurrent(previous: CompiledCondition, lookup: Lookup): boolean {
  for (const [id, before] of previous.targets) {
    const now = lookup(id)
    if (now?.source !== before?.source || now?.prepared !== before?.prepared) return false
    if (now?.isFair !== before?.isFair) return false
  }
  return true
}

function compileTree(condition: Condition, lookup: Lookup): CompiledCondition['holds'] {
  switch (condition.kind) {
    case 'all': {
      const parts = condition.conditions.map((part) => compileTree(part, lookup))
      return (sight) => parts.every((holds) => holds(sight))
    }
    case 'any': {
      const parts = condition.conditions.map((part) => compileTree(part, lookup))
      return (sight) => parts.some((holds) => holds(sight))
    }
    case 'not': {
      const holds = compileTree(condition.condition, lookup)
      return (sight) => !holds(sight)
    }
    case 'compare':
      return compileComparison(condition, lookup)
  }
}

/**
 * An operand that can't be used (unknown, not earlier, or of the wrong kind) counts as a blank
 * answer (rule C8), so that any draft can be rendered. So does one whose values were chosen as
 * something else (rule C15).
 */
function compileComparison(
  { of, test, chosenAs }: Extract<Condition, { kind: 'compare' }>,
  lookup: Lookup,
): CompiledCondition['holds'] {
  const target = lookup('question' in of ? of.question : of.calculated)
  if ('calculated' in of) {
    return compileCalculatedComparison(chosenAs === undefined ? target : null, test)
  }
  const { source: index = -1, prepared = null } = target ?? {}
  const view = chosenAs === undefined ? (prepared?.view(of) ?? null) : null
  if (view === null || !view.operators.includes(test.op)) {
    const asBlank = preparePredicate(test)(null)
    return () => asBlank
  }
  const meets = preparePredicate(view.read(test))
  return ({ seen, answers }) => {
    const value = seen[index] ?? null
    return meets(view.isValue || value === null ? value : view.see(answers[index]))
  }
}

/** The sort of its value may differ each time, and has to suit the operator. */
function compileCalculatedComparison(
  target: Target | null,
  test: Predicate,
): CompiledCondition['holds'] {
  const form = target?.isFair ? fairText : comparableText
  const meets = preparePredicate(target?.isFair ? withFairTexts(test) : test)
  const asBlank = meets(null)
  if (target === null || target.prepared !== null) return () => asBlank
  const index = -1 - target.source
  return ({ calculated }) => {
    const value = calculated[index] ?? null
    if (value === null || !operatorsOfSort[sortOf(value)].includes(test.op)) return asBlank
    return meets(comparableOf(value, form))
  }
}

function comparableOf(value: Value, form: (text: string) => string): Comparable {
  if (typeof value === 'string') return form(value)
  return typeof value === 'object' && 'date' in value ? value.date : value
}
