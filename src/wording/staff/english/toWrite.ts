import type { LackKind } from '#src/engine/readiness/lacks.ts'

/** What a question or section lacks while it is being written. */
export const toWrite = {
  rest: (items: string) => `Unfinished: add ${items}.`,
  items: {
    sectionEmpty: 'a question',
    noPrompt: 'the text',
    noOptions: 'the options',
    oneOption: 'another option',
    noOptionLabel: 'the options',
    noRows: 'the rows',
    noRowLabel: 'the rows',
    noLabel: 'what is agreed to',
    conditionEmpty: 'what the condition compares with',
  } satisfies { readonly [K in LackKind]: string },
} as const
