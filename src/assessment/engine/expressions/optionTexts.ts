/** Strings in an expression that are option codes: `role = "dev"`, `includes(tools, "git")`. */
import type { Expression } from './expression.ts'
import { parseExpression } from './parse.ts'

/** `name` is that of the question; `at` is the position of the opening quotation mark. */
export type OptionText = { name: string; text: string; at: number }

/** In written order; none if the expression can't be parsed. */
export function optionTextsIn(source: string): OptionText[] {
  const parsed = parseExpression(source)
  return parsed.ok ? textsIn(parsed.value).toSorted((one, other) => one.at - other.at) : []
}

/** The expression with option codes replaced; null leaves one as it is. */
export function withOptionTexts(
  source: string,
  rename: (text: OptionText) => string | null,
): string {
  let renamed = ''
  let copied = 0
  for (const each of optionTextsIn(source)) {
    const text = rename(each)
    if (text === null) continue
    renamed += `${source.slice(copied, each.at)}"${text.replace(/["\\]/g, '\\$&')}"`
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
  if (of === 'includes') return [...inner, ...textBeside(one, other)]
  if (of !== '=' && of !== '!=') return inner
  return [...inner, ...textBeside(one, other), ...textBeside(other, one)]
}

function textBeside(named: Expression | undefined, beside: Expression | undefined): OptionText[] {
  if (named?.kind !== 'name' || beside?.kind !== 'constant') return []
  const { value, at } = beside
  return typeof value === 'string' ? [{ name: named.name, text: value.trim(), at }] : []
}
