/** Strings in an expression that are option codes: `role = "dev"`, `includes(tools, "git")`. */
import type { Expression, Operation } from './expression.ts'
import { parseExpression } from './parse.ts'

/**
 * `name` is that of the question; `at` is the position of the opening quotation mark; `of` is
 * `includes` or a comparison.
 */
export type OptionText = { name: string; text: string; at: number; of: Operation }

/** In written order; none if the expression can't be parsed. */
export function optionTextsIn(source: string): OptionText[] {
  const parsed = parseExpression(source)
  return parsed.ok ? optionTextsOf(parsed.value) : []
}

/** Those of a parsed expression, in written order. */
export function optionTextsOf(expression: Expression): OptionText[] {
  return textsIn(expression).toSorted((one, other) => one.at - other.at)
}

/** A text as written in an expression. */
export function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}

/** The expression with option codes replaced by other source; null leaves one as it is. */
export function withOptionTexts(
  source: string,
  replace: (text: OptionText) => string | null,
): string {
  let renamed = ''
  let copied = 0
  for (const each of optionTextsIn(source)) {
    const written = replace(each)
    if (written === null) continue
    renamed += source.slice(copied, each.at) + written
    QUOTED.lastIndex = each.at
    copied = each.at + (QUOTED.exec(source)?.[0].length ?? 0)
  }
  return renamed + source.slice(copied)
}

const QUOTED = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/suy

function textsIn(expression: Expression): OptionText[] {
  if (expression.kind !== 'call') return []
  const { of, parts } = expression
  const [one, other] = parts
  const inner = parts.flatMap(textsIn)
  if (of === 'includes') return [...inner, ...textBeside(one, other, of)]
  if (of !== '=' && of !== '!=') return inner
  return [...inner, ...textBeside(one, other, of), ...textBeside(other, one, of)]
}

function textBeside(
  named: Expression | undefined,
  beside: Expression | undefined,
  of: Operation,
): OptionText[] {
  if (named?.kind !== 'name' || beside?.kind !== 'constant') return []
  const { value, at } = beside
  return typeof value === 'string' ? [{ name: named.name, text: value.trim(), at, of }] : []
}
