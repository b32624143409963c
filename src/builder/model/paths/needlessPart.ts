import type { Condition } from '#schemas/condition.ts'
import { partAt, withoutPart } from '#src/assessment/engine/conditionParts.ts'

import { literalOf } from './conditionLiterals.ts'
import type { Rule, Scope } from './model.ts'
import type { Explorer } from './reachability.ts'
import { searchPath } from './search.ts'
import { type Literal, opposite } from './solver/literal.ts'

export type NeedlessPart = {
  part: Condition
  /** The path of the part in the whole condition. */
  path: number[]
  holds: 'always' | 'never' | 'implied'
}

/**
 * The last part of a condition that can be removed without changing its result on any path, other
 * than the parts left out; null if there is none. The next one is found once this one is removed,
 * because of two equivalent parts only one can be.
 */
export function needlessPart(
  { model, budget }: Explorer,
  rule: Rule,
  scope: Scope,
  asked: Literal,
  isLeftOut: (part: Condition) => boolean,
): NeedlessPart | null {
  const { source } = rule.compiled
  const literal = (condition: Condition) => literalOf(model, condition, rule.compiled)
  const isImpossible = (...holds: Literal[]) =>
    searchPath(model, { holds: [asked, ...holds], scope }, budget).kind === 'never'
  const isSame = (one: Literal, other: Literal) =>
    isImpossible(one, opposite(other)) && isImpossible(other, opposite(one))

  for (const path of removableParts(source, []).toReversed()) {
    const part = partAt(source, path)
    if (part === null || isLeftOut(part)) continue
    if (!isSame(literal(source), literal(withoutPart(source, path)))) continue
    const isAlways = isImpossible(opposite(literal(part)))
    const isNever = !isAlways && isImpossible(literal(part))
    return { part, path, holds: isAlways ? 'always' : isNever ? 'never' : 'implied' }
  }
  return null
}

/** Every part of a group that has others; the parts of a part come before it. */
function removableParts(condition: Condition, above: readonly number[]): number[][] {
  if (condition.kind === 'compare') return []
  if (condition.kind === 'not') return removableParts(condition.condition, [...above, 0])
  const { conditions } = condition
  return conditions.flatMap((part, place) => {
    const path = [...above, place]
    return [...removableParts(part, path), ...(conditions.length > 1 ? [path] : [])]
  })
}
