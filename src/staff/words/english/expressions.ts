import type { ExpressionFinding } from '#src/assessment/engine/expressions/checkExpression.ts'
import type { Sort } from '#src/assessment/engine/expressions/value.ts'

/**
 * The facts that an expression's problem may mention; `found` is quoted from the source, empty at
 * its end.
 */
export type ExpressionFacts = {
  found: string
  is: string
  wanted: string
  least: string
  most: string
}

export const expressions = {
  sorts: {
    number: 'a number',
    text: 'a text',
    boolean: 'true or false',
    date: 'a date',
    list: 'a list',
  } satisfies { readonly [S in Sort]: string },
  operations: { negative: '-' },
  at: (column: string, problem: string) => `At character ${column}: ${problem}`,
  atLine: (line: string, column: string, problem: string) =>
    `In line ${line}, at character ${column}: ${problem}`,
  problems: {
    unknownSign: ({ found }) =>
      found === '"' || found === "'"
        ? 'this text has no end; close it with the same quotation mark.'
        : `“${found}” can’t be used here; put texts in quotation marks, and a code of several words in square brackets.`,
    noSuchDate: ({ found }) => `${found} is not a real date.`,
    valueExpected: ({ found }) =>
      found === ''
        ? 'add a number, text in quotation marks, or a code.'
        : `a number, a text or a code is expected here, not “${found}”.`,
    signExpected: ({ found }) => `“${found}” can’t follow what comes before it.`,
    unknownFunction: ({ found }) =>
      `there is no “${found}”; use if, count, sum, min, max, round, length, days, includes or join.`,
    wrongCount: ({ found, least, most }) =>
      least === most
        ? `“${found}” needs ${least} ${least === '1' ? 'value' : 'values'}, separated by commas.`
        : `“${found}” needs ${least} to ${most} values, separated by commas.`,
    notClosed: () => 'this bracket is not closed.',
    tooLong: () => 'it is too long; split it into two calculated values.',
    tooDeep: () => 'too many brackets are inside each other; split it into two calculated values.',
    unknownName: ({ found }) => `nothing has the code or name “${found}”.`,
    laterName: ({ found }) =>
      `“${found}” is this calculated value or one below it; only those above can be used.`,
    unknownOption: ({ found }) => `no option of this question has the code “${found}”.`,
    noValue: ({ found }) => `answers to “${found}” can’t be used in a calculation.`,
    joinedFiles: ({ found }) => `the files of “${found}” can be counted but not joined.`,
    wrongSort: ({ found, is, wanted }) => `this is ${is}, and “${found}” needs ${wanted}.`,
  } satisfies {
    readonly [K in ExpressionFinding['kind']]: (facts: ExpressionFacts) => string
  },
} as const
