import type { ExpressionFinding } from '#src/assessment/engine/expressions/checkExpression.ts'
import { FUNCTIONS } from '#src/assessment/engine/expressions/expression.ts'
import { listText, numberText } from '#src/assessment/words/values/formats.ts'

import { staffWords } from './staffWords.ts'

/** The fault in an expression, its place, and its fix, in one sentence. */
export function expressionWords(problem: ExpressionFinding, source: string): string {
  const { expressions } = staffWords
  const words = expressions.problems[problem.kind](factsOf(problem))
  const { line, column } = placeIn(source, problem.at)
  const at = numberText(column)
  return source.trimEnd().includes('\n')
    ? expressions.atLine(numberText(line), at, words)
    : expressions.at(at, words)
}

function factsOf(problem: ExpressionFinding) {
  const { sorts, operations } = staffWords.expressions
  const { found } = problem
  const isSorted = problem.kind === 'wrongSort'
  const [least, most] =
    new Map<string, readonly number[]>(Object.entries(FUNCTIONS)).get(found) ?? []
  return {
    found: found === 'negative' ? operations.negative : found,
    is: isSorted ? sorts[problem.is] : '',
    wanted: isSorted
      ? listText(
          problem.wanted.map((sort) => sorts[sort]),
          'or',
        )
      : '',
    least: numberText(least ?? 0),
    most: numberText(most ?? 0),
  }
}

/** Line and column, counted from 1, with characters as people count them. */
function placeIn(source: string, at: number): { line: number; column: number } {
  const lines = source.slice(0, at).split('\n')
  return { line: lines.length, column: [...(lines.at(-1) ?? '')].length + 1 }
}
