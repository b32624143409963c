import type { Condition } from '#schemas/condition.ts'
import { literalOf } from './conditionLiterals.ts'
import { withoutPart } from '#src/engine/conditionParts.ts'
import type { Rule, Scope } from './model.ts'
import type { Explorer } from './reach.ts'
import { searchPath } from './search.ts'
import { type Literal, opposite } from './solver/literal.ts'

export type NeedlessPart = {
  part: Condition
  /** As in the original condition. */
  path: number[]
  holds: 'always' | 'never' | 'implied'
}

type Group = Extract<Condition, { conditions: Condition[] }>

/**
 * Parts of a condition that can be removed without changing its result on any path: each one alone
 * and all of them together, since authors remove them in any order. Later parts are tried first, so
 * that of two equivalent ones the second goes.
 */
export function needlessParts(
  { model, budget }: Explorer,
  rule: Rule,
  scope: Scope,
  asked: Literal,
): NeedlessPart[] {
  const found: NeedlessPart[] = []
  const { source } = rule.compiled
  const literal = (condition: Condition) => literalOf(model, condition, rule.compiled)
  const isImpossible = (...holds: Literal[]) =>
    searchPath(model, { holds: [asked, ...holds], scope }, budget).kind === 'never'

  /** Without one of its parts, *all* is weaker and *any* is stronger. */
  const isSame = (whole: Condition, without: Condition, isLooser: boolean) => {
    const [before, after] = [literal(whole), literal(without)]
    return isLooser ? isImpossible(after, opposite(before)) : isImpossible(before, opposite(after))
  }

  /** Returns what is left of the part; `rebuild` returns the whole with a replacement for it. */
  const visit = (
    part: Condition,
    rebuild: (part: Condition) => Condition,
    isNegated: boolean,
    path: number[],
  ): Condition => {
    if (part.kind === 'compare') return part
    if (part.kind !== 'not') return visitGroup(part, rebuild, isNegated, path)
    const negated = (condition: Condition): Condition => ({ kind: 'not', condition })
    const within = (inner: Condition) => rebuild(negated(inner))
    return negated(visit(part.condition, within, !isNegated, [...path, 0]))
  }

  const visitGroup = (
    group: Group,
    rebuild: (part: Condition) => Condition,
    isNegated: boolean,
    path: number[],
  ): Condition => {
    let parts = group.conditions
    const wholeWith = (conditions: Condition[]) => rebuild({ ...group, conditions })
    for (let place = parts.length - 1; place >= 0; place--) {
      const part = parts[place]
      if (part === undefined) continue
      const fewer = parts.toSpliced(place, 1)
      const at = [...path, place]
      const isLooser = (group.kind === 'all') !== isNegated
      const isNeedless =
        fewer.length > 0 &&
        isSame(wholeWith(parts), wholeWith(fewer), isLooser) &&
        (found.length === 0 || isSame(source, withoutPart(source, at), isLooser))
      if (isNeedless) {
        found.push({ part, path: at, holds: howItHolds(literal(part), isImpossible) })
        parts = fewer
      } else {
        const others = parts
        const within = (inner: Condition) => wholeWith(others.with(place, inner))
        parts = others.with(place, visit(part, within, isNegated, at))
      }
    }
    return { ...group, conditions: parts }
  }

  visit(source, (part) => part, false, [])
  return found.toReversed()
}

function howItHolds(
  part: Literal,
  isImpossible: (...holds: Literal[]) => boolean,
): NeedlessPart['holds'] {
  if (isImpossible(opposite(part))) return 'always'
  return isImpossible(part) ? 'never' : 'implied'
}
