import type { ExpressionFinding } from '#src/engine/expressions/checkExpression.ts'
import type { Sort } from '#src/engine/expressions/value.ts'

/** What an expression's problem may name; `found` is as it stands there, empty at the end. */
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
    noSuchDate: ({ found }) => `the calendar has no ${found}.`,
    valueExpected: ({ found }) =>
      found === ''
        ? 'something is missing here: a number, a text in quotation marks, or a code.'
        : `“${found}” stands where a number, a text or a code should.`,
    signExpected: ({ found }) => `“${found}” does not go on from what stands before it.`,
    unknownFunction: ({ found }) =>
      `there is no “${found}”; use if, count, sum, min, max, round, length, days, includes or join.`,
    wrongCount: ({ found, least, most }) =>
      least === most
        ? `“${found}” takes ${least} ${least === '1' ? 'part' : 'parts'}, with commas between them.`
        : `“${found}” takes ${least} to ${most} parts, with commas between them.`,
    notClosed: () => 'this bracket is not closed.',
    tooLong: () => 'it is too long; make two calculated values of it.',
    tooDeep: () => 'there are too many brackets in each other; make two calculated values of it.',
    unknownName: ({ found }) => `nothing has the code or name “${found}”.`,
    laterName: ({ found }) =>
      `“${found}” is calculated after this one, or is this one; only those above it can be used.`,
    noValue: ({ found }) => `an answer to “${found}” can’t be calculated with.`,
    wrongSort: ({ found, is, wanted }) => `this is ${is}, and “${found}” takes ${wanted}.`,
  } satisfies {
    readonly [K in ExpressionFinding['kind']]: (facts: ExpressionFacts) => string
  },
} as const
