import { nameInExpression } from '#src/engine/editing/naming.ts'
import type { FindingKind } from '#src/engine/readiness/findings.ts'

import type { FindingSentences } from './findingSentences.ts'

/** Of rows, boxes, patterns and bands. */
export const partFindings = {
  noRows: {
    title: () => 'There are no rows',
    why: () => 'There is nothing to choose for, so the question can’t be answered.',
    mend: () => 'Add a row',
  },
  noRowLabel: {
    title: () => 'A row has no text',
    why: () => 'Candidates can’t tell what they would be choosing for.',
    mend: () => 'Remove rows without text',
  },
  duplicateRows: {
    title: ({ name }) => `Two rows read “${name}”`,
    why: () => 'Candidates can’t tell them apart.',
    mend: () => 'Keep one of each',
  },
  noLabel: {
    title: () => 'The box has no words beside it',
    why: () => 'Candidates would not know what they agree to.',
    mend: () => 'Write what is agreed to',
  },
  patternBroken: {
    title: () => 'The pattern can’t be read',
    why: () => 'It is not a regular expression, so every answer would be let through.',
    mend: () => 'Write the pattern again',
  },
  maxLengthTooHigh: {
    title: ({ high }) => `No answer can have more than ${high} characters`,
    why: () => 'A longer limit makes no difference: pages would become slow.',
    mend: ({ high }) => `Allow ${high} characters`,
  },
  nothingToScore: {
    title: () => 'No question gives points',
    why: () => 'Without points nobody can reach a pass mark or a band.',
    mend: () => 'Give points',
  },
  bandWithoutName: {
    title: () => 'A band has no name',
    why: () => 'Reviewers could not tell what it stands for.',
    mend: () => 'Name the band',
  },
  bandsAlike: {
    title: ({ low }) => `Two bands begin at ${low} %`,
    why: () => 'Only one of them could ever be reached.',
    mend: () => 'Change where one begins',
  },
  blankSkipped: {
    title: ({ detail, name }) => `“${detail}” leaves out “${name}” where it is blank`,
    why: ({ detail, name }) => {
      const written = nameInExpression(name)
      return `“${detail}” compares only what is answered, so a blank “${name}” does not count as 0. Make it required, or write if(count(${written}) = 0, 0, ${written}) to count a blank as 0.`
    },
    mend: () => 'Change the expression',
  },
} as const satisfies { readonly [K in FindingKind]?: FindingSentences }
