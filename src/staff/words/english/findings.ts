import type {
  FindingKind,
  HighLimit,
  LowLimit,
  PathFindingData,
} from '#src/assessment/engine/findings/findings.ts'
import type { FindingFacts, FindingSentences } from './findingSentences.ts'

import { partFindings } from './partFindings.ts'

const limits: { readonly [L in LowLimit | HighLimit]: string } = {
  min: 'the lowest value',
  max: 'the highest value',
  lowest: 'the low end of the scale',
  highest: 'the high end of the scale',
  minLength: 'the shortest length',
  maxLength: 'the longest length',
  minChoices: 'the fewest choices',
  maxChoices: 'the most choices',
  minFiles: 'the fewest files',
  maxFiles: 'the most files',
  from: 'the start of the range',
  to: 'the end of the range',
  one: 'one',
  options: 'the number of options',
}

/** Findings about single places. */
export const findings: {
  readonly [K in Exclude<FindingKind, PathFindingData['kind']>]: FindingSentences
} = {
  noTitle: {
    title: () => 'The assessment has no title',
    why: () => 'Candidates see the title before they start.',
    fix: () => 'Add a title',
  },
  noQuestions: {
    title: () => 'There is nothing to answer',
    why: () => 'An assessment needs at least one question; statements don’t count.',
    fix: () => 'Add a question',
  },
  sectionEmpty: {
    title: () => 'This section is empty',
    why: () => 'It has nothing to answer.',
    fix: () => 'Remove the section',
  },
  noPrompt: {
    title: () => 'The question has no text',
    why: () => 'Candidates would not know what to answer.',
    fix: () => 'Write the question',
  },
  noOptions: {
    title: () => 'There are no options',
    why: () => 'There is nothing to choose from, so the question can’t be answered.',
    fix: () => 'Add an option',
  },
  oneOption: {
    title: () => 'There is only one option',
    why: () => 'With one option there is no choice to make.',
    fix: () => 'Add an option',
  },
  noOptionLabel: {
    title: () => 'An option has no text',
    why: () => 'Candidates can’t tell what they would be choosing.',
    fix: () => 'Remove options without text',
  },
  duplicateOptions: {
    title: ({ name }) => `Two options read “${name}”`,
    why: () => 'Candidates can’t tell them apart, and only one may be correct.',
    fix: () => 'Keep one of each',
  },
  ...partFindings,
  duplicateCodes: {
    title: ({ name, isOfOptions, isOfRows, isCalculated }) => {
      if (isCalculated) return `The name “${name}” is already in use`
      if (isOfRows) return `Two rows have the code “${name}”`
      return isOfOptions
        ? `Two options have the code “${name}”`
        : `Another question has the code “${name}”`
    },
    why: ({ isCalculated }) =>
      isCalculated
        ? 'Expressions and texts could not tell them apart.'
        : 'Exports use the code to tell them apart.',
    fix: () => 'Give each its own code',
  },
  limitsUpsideDown: {
    title: ({ lowLimit, highLimit, low, high }) =>
      lowLimit === 'one'
        ? `At most ${high} are allowed`
        : `${capital(limits[lowLimit])}, ${low}, is above ${limits[highLimit]}, ${high}`,
    why: ({ lowLimit }) =>
      lowLimit === 'from' ? 'No answer is in this range.' : 'No answer can be within these limits.',
    fix: ({ lowLimit, highLimit }) => {
      if (lowLimit === 'from') return 'Reverse the range'
      return lowLimit === 'one' || highLimit === 'options' ? 'Fix the limit' : 'Swap the limits'
    },
  },
  noKeyPoints: {
    title: ({ missing }) =>
      missing === 'points'
        ? 'The correct answer gives no points'
        : 'There are points but no correct answer',
    why: ({ missing }) =>
      missing === 'points'
        ? 'A correct answer would not count towards the score.'
        : 'Without a correct answer these points can’t be scored, and the score stays provisional.',
    fix: ({ missing }) => (missing === 'points' ? 'Give 1 point' : 'Remove the points'),
  },
  keyOutOfReach: {
    title: () => 'The correct answer is not allowed',
    why: () => 'The question’s limits rule it out.',
    fix: () => 'Remove the correct answer',
  },
  everythingIsBest: {
    title: () => 'Choosing every option gives the most points',
    why: () =>
      'Candidates who choose everything score like those who know the answer. Limit the choices, deduct points for wrong options, or give a share of the points for each correct option.',
    fix: ({ high }) => `Allow at most ${high}`,
  },
  otherTyping: {
    title: ({ name }) => `Typed as ${name}, the correct answer gets no points`,
    why: () => 'Candidates may type it either way.',
    fix: ({ detail }) => `Also accept ${detail}`,
  },
  startsCorrect: {
    title: () => 'Candidates start with the correct order',
    why: () => 'Keeping it without a change gives full points.',
    fix: () => 'Shuffle the options',
  },
  deadReference: {
    title: (facts) => `${conditionName(facts)} uses a deleted question`,
    why: () => 'A deleted question counts as blank.',
    fix: () => 'Remove that part of the condition',
  },
  deadOption: {
    title: (facts) => `${conditionName(facts)} uses a deleted option`,
    why: ({ isInCondition }) =>
      isInCondition ? 'That option can never be chosen.' : 'That answer can never be given.',
    fix: ({ isInCondition }) =>
      isInCondition ? 'Remove that option from the condition' : 'Remove that option',
  },
  deadRow: {
    title: (facts) => `${conditionName(facts)} uses a deleted row`,
    why: () => 'Nothing can be chosen in a deleted row.',
    fix: ({ isInCondition }) =>
      isInCondition ? 'Remove that part of the condition' : 'Remove that row',
  },
  conditionOnLaterQuestion: {
    title: (facts) => `${conditionName(facts)} uses a later question`,
    why: ({ name, isOfSection }) =>
      `“${name}” is not answered before this ${isOfSection ? 'section' : 'question'}. Move one of the two, or use another question.`,
    fix: () => 'Remove that part of the condition',
  },
  testDoesNotFitKind: {
    title: (facts) => `${conditionName(facts)} doesn’t fit the answers to “${facts.name}”`,
    why: ({ test, isValueUnfit, isKnockOut }) => {
      const problem = isValueUnfit
        ? 'Its answers can’t be compared with this value.'
        : `The operator “${test}” does not work with these answers.`
      return isKnockOut ? `${problem} Until this is fixed, no answer is a knock-out.` : problem
    },
    fix: ({ isKnockOut }) =>
      isKnockOut ? 'Remove the knock-out' : 'Remove that part of the condition',
  },
  numberNever: {
    title: (facts) =>
      facts.isCount
        ? `${conditionName(facts)} asks for more choices than there are`
        : `${conditionName(facts)} compares with ${facts.detail}, which is not on the scale`,
    why: ({ name, low, high, isCount, detail }) =>
      isCount
        ? `It compares with ${detail}, and “${name}” offers ${high} at most.`
        : `Answers to “${name}” are whole numbers from ${low} to ${high}.`,
    fix: ({ isKnockOut }) =>
      isKnockOut ? 'Remove the knock-out' : 'Remove that part of the condition',
  },
  selfIdentificationCounts: {
    title: () => 'Self-identification can’t be required or scored',
    why: () =>
      'Candidates read that the answer is optional and counts for nothing. Points, a correct answer or a knock-out would have no effect.',
    fix: () => 'Make it optional and remove the scoring',
  },
  selfIdentificationUsed: {
    title: (facts) =>
      facts.isInCondition
        ? `${conditionName(facts)} uses a self-identification question`
        : 'A text inserts a self-identification answer',
    why: ({ name }) =>
      `Answers to “${name}” are only counted over groups, so it is treated as blank everywhere else.`,
    fix: ({ isInCondition }) =>
      isInCondition ? 'Remove that part of the condition' : 'Remove the inserted answer',
  },
  conditionWithinMixed: {
    title: (facts) => `${conditionName(facts)} uses a question from its own shuffled section`,
    why: ({ name }) =>
      `“${name}” may come later or not at all: this section is shuffled or picked at random. Move one of the two to another section.`,
    fix: () => 'Remove that part of the condition',
  },
  drawTooMany: {
    title: ({ draw, there }) => `More questions to pick (${draw}) than there are (${there})`,
    why: () => 'Every candidate gets all of them.',
    fix: ({ there }) => `Pick ${there}`,
  },
  timeLimitShort: {
    title: ({ low }) => `A time limit of ${low} looks too short`,
    why: ({ high }) => `Reading and answering take about ${high}.`,
    fix: () => 'Allow more time',
  },
  timeLimitIdle: {
    title: () => 'This time limit has no effect',
    why: () =>
      'The limit of a question needs one question per page. Change the layout, or remove the limit.',
    fix: () => 'Remove the time limit',
  },
  deadQuote: {
    title: ({ name }) => `A text inserts “${name}”, which does not exist`,
    why: () =>
      'Candidates would see a blank there. Use the code of a question, or the name of a calculated value.',
    fix: () => 'Fix the inserted answer',
  },
  quoteOfStatement: {
    title: ({ name }) => `A text inserts “${name}”, which is a statement`,
    why: () => 'Statements have no answers, so candidates would see a blank there.',
    fix: () => 'Remove the inserted answer',
  },
  quoteOfLater: {
    title: ({ name }) => `A text inserts “${name}”, which is not answered yet`,
    why: () =>
      'A text can only insert earlier answers, and none from its own section while that is shuffled or picked at random.',
    fix: () => 'Fix the inserted answer',
  },
  translationMissing: {
    title: ({ name }) => `The ${name} translation isn’t complete`,
    why: ({ name, low }) =>
      `Texts missing: ${low}. Candidates can choose ${name} once none is missing.`,
    fix: () => 'Translate the texts',
  },
  translationToCheck: {
    title: ({ name, isOfSeveral }) =>
      isOfSeveral
        ? `Texts changed after they were translated into ${name}`
        : `A text changed after it was translated into ${name}`,
    why: ({ isOfSeveral }) =>
      isOfSeveral
        ? 'Candidates still read translations of the earlier texts.'
        : 'Candidates still read a translation of the earlier text.',
    fix: () => 'Check the translation',
  },
  calculatedUnnamed: {
    title: () => 'A calculated value has no name',
    why: () => 'Expressions and texts use it by its name.',
    fix: () => 'Name it',
  },
  expressionBroken: {
    title: () => 'The expression can’t be calculated',
    why: ({ detail }) => detail,
    fix: () => 'Fix the expression',
  },
  conditionEmpty: {
    title: (facts) => `${conditionName(facts)} is not finished`,
    why: ({ isKnockOut }) =>
      isKnockOut ? 'It has nothing to compare with.' : 'Part of it has nothing to compare with.',
    fix: ({ isKnockOut }) => (isKnockOut ? 'Remove the knock-out' : 'Remove the unfinished part'),
  },
}

/**
 * The part that contains the reference or comparison, as the subject of a sentence: a condition,
 * the knock-out, the key.
 */
export function conditionName(facts: FindingFacts): string {
  const { isInCondition, isRequiredIf, isOfSection, isKnockOut } = facts
  if (isKnockOut) return 'The knock-out'
  if (!isInCondition) return 'The correct answer'
  if (isRequiredIf) return 'The “Required only if” condition'
  return isOfSection ? 'The section’s condition' : 'The “Show only if” condition'
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Where a finding is. */
export const places = {
  assessment: 'The assessment',
  section: (number: string, title: string) =>
    title === '' ? `Section ${number}` : `Section ${number}, ${title}`,
  question: (number: string, prompt: string) =>
    prompt === '' ? `Question ${number}` : `Question ${number}, ${prompt}`,
  statement: (text: string) => (text === '' ? 'Statement' : `Statement, ${text}`),
  calculated: (name: string) => (name === '' ? 'Calculated values' : `Calculated value ${name}`),
  deleted: 'Something that was deleted',
} as const
