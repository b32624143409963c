import type { Condition } from '#schemas/condition.ts'

/**
 * Position of a part within a condition: its index in each group from the top down; 0 inside a
 * *not*.
 */
export type PartPath = readonly number[]

/** Null if there is no such part. */
export function partAt(condition: Condition, path: PartPath): Condition | null {
  const [place, ...rest] = path
  if (place === undefined) return condition
  const inner = insideOf(condition)[place]
  return inner === undefined ? null : partAt(inner, rest)
}

function insideOf(condition: Condition): Condition[] {
  if (condition.kind === 'compare') return []
  return condition.kind === 'not' ? [condition.condition] : condition.conditions
}

/** The condition without that part. */
export function withoutPart(condition: Condition, [place, ...rest]: PartPath): Condition {
  if (condition.kind === 'compare' || place === undefined) return condition
  if (condition.kind === 'not') {
    return { kind: 'not', condition: withoutPart(condition.condition, rest) }
  }
  const { conditions } = condition
  const inner = conditions[place]
  if (inner === undefined) return condition
  return {
    kind: condition.kind,
    conditions:
      rest.length === 0
        ? conditions.toSpliced(place, 1)
        : conditions.with(place, withoutPart(inner, rest)),
  }
}
