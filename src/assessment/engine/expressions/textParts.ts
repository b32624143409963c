import type { Expression } from './expression.ts'

/**
 * The texts that a value is made of besides written ones: short texts, which newer rules compare in
 * their folded form; others, which are compared as they are; or none (rule X19).
 */
export type Texts = 'none' | 'short' | 'exact'

/** `folded`: the comparisons in the expression that compare short texts, and no others. */
export type TextParts = { readonly texts: Texts; readonly folded: ReadonlySet<Expression> }

export function textPartsOf(
  expression: Expression,
  textsOfName: (name: string) => Texts,
): TextParts {
  const folded = new Set<Expression>()
  const textsOf = (part: Expression): Texts => {
    if (part.kind === 'constant') return 'none'
    if (part.kind === 'name') return textsOfName(part.name)
    const { of, parts } = part
    const each = parts.map(textsOf)
    if (of === '=' || of === '!=' || of === 'includes') {
      if (together(each) === 'short') folded.add(part)
      return 'none'
    }
    if (of === 'if') return together(each.slice(1))
    return of === '&' || of === 'join' ? together(each) : 'none'
  }
  return { texts: textsOf(expression), folded }
}

function together(each: readonly Texts[]): Texts {
  if (each.includes('exact')) return 'exact'
  return each.includes('short') ? 'short' : 'none'
}
