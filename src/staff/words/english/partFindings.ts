import { nameInExpression } from '#src/assessment/engine/editing/naming.ts'
import type { FindingKind } from '#src/assessment/engine/findings/findings.ts'

import type { FindingSentences } from './findingSentences.ts'

/** For rows, checkboxes, patterns, bands, the receipt, and what changed since the last version. */
export const partFindings = {
  noRows: {
    title: () => 'There are no rows',
    why: () => 'Without rows the question can’t be answered.',
    fix: () => 'Add a row',
  },
  noRowLabel: {
    title: () => 'A row has no text',
    why: () => 'Candidates can’t tell what they would be choosing for.',
    fix: () => 'Remove rows without text',
  },
  duplicateRows: {
    title: ({ name }) => `Two rows read “${name}”`,
    why: () => 'Candidates can’t tell them apart.',
    fix: () => 'Keep one of each',
  },
  noLabel: {
    title: () => 'The checkbox has no label',
    why: () => 'Say what candidates agree to.',
    fix: () => 'Write the label',
  },
  languageLost: {
    title: ({ name }) => `${name} is no longer offered`,
    why: ({ name, low }) =>
      `Candidates can choose ${name} in version ${low}, and this draft has no ${name} translation. Undo what removed it, or translate the texts again, if you want to keep it.`,
    fix: () => 'Translate the texts',
  },
  quoteOnReceipt: {
    title: ({ name }) => `The receipt inserts “${name}”`,
    why: () => 'Others may read the receipt, so it shows no answers. Remove the inserted answer.',
    fix: () => 'Fix the inserted answer',
  },
  keyChangedSince: {
    title: ({ low, isOfFix }) =>
      isOfFix
        ? `It doesn’t use the correct answer that was fixed in version ${low}`
        : `It is scored differently from version ${low}`,
    why: ({ detail }) => `${detail}. Check that you want this before you publish.`,
    fix: () => 'Check the correct answer',
  },
  askedDifferently: {
    title: ({ low }) => `It asks something different from version ${low}`,
    why: ({ detail, name }) =>
      `Changed since then: ${detail}. The correct answer is the same: ${name}. Check that it still holds.`,
    fix: () => 'Check the correct answer',
  },
  levelTooLow: {
    title: ({ name, low }) => `The rubric level “${name}” gives ${low}`,
    why: ({ high }) =>
      `A mark for this question is never below ${high}, so reviewers who choose the level would give ${high}.`,
    fix: ({ high }) => `Give ${high} for it`,
  },
  levelTooHigh: {
    title: ({ name, low }) => `The rubric level “${name}” gives ${low}`,
    why: ({ high }) =>
      `The question gives ${high} at most, so reviewers who choose the level would give ${high}. Raise the points of the question, or lower those of the level.`,
    fix: () => 'Lower its points',
  },
  patternBroken: {
    title: () => 'The pattern can’t be read',
    why: () => 'It is not a regular expression, so every answer would be accepted.',
    fix: () => 'Rewrite the pattern',
  },
  maxLengthTooHigh: {
    title: ({ high }) => `No answer can have more than ${high} characters`,
    why: () => 'A longer limit has no effect, because pages would become slow.',
    fix: ({ high }) => `Allow ${high} characters`,
  },
  nothingToScore: {
    title: () => 'No question gives points',
    why: () => 'Without points no one can reach a pass mark or a band.',
    fix: () => 'Give points',
  },
  bandWithoutName: {
    title: () => 'A band has no name',
    why: () => 'Name it, so that reviewers know what it means.',
    fix: () => 'Name the band',
  },
  bandsAlike: {
    title: ({ low }) => `Two bands start at ${low}%`,
    why: () => 'Only one of them could ever be reached.',
    fix: () => 'Change where one starts',
  },
  blankSkipped: {
    title: ({ detail, name }) => `“${detail}” ignores “${name}” when it is blank`,
    why: ({ detail, name }) => {
      const written = nameInExpression(name)
      return `“${detail}” compares only what is answered, so a blank “${name}” does not count as 0. Make it required, or write if(count(${written}) = 0, 0, ${written}) to count a blank as 0.`
    },
    fix: () => 'Change the expression',
  },
} as const satisfies { readonly [K in FindingKind]?: FindingSentences }

/** Why a pattern may not be used, as clauses. */
export const patterns = {
  broken: 'it can’t be read: a bracket may be open, or a sign may be in the wrong place',
  tooLong: (most: string) => `it must have at most ${most} characters`,
  doubling:
    'it would freeze the page on some answers: two of its repeats can match the same letters, as in (a+)+',
  cubic:
    'it would freeze the page on long answers: three of its repeats can match the same letters, as in .*a.*b.*',
  slow: 'it would freeze the page on long answers: it can match the same text in too many ways',
  unknown:
    'it can’t be checked for speed: it refers to a group, changes its flags midway or repeats too much',
} as const
