import type {
  FindingKind,
  HighLimit,
  LowLimit,
  PathFindingData,
} from '#src/engine/readiness/findings.ts'
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

/** What single places show. */
export const findings: {
  readonly [K in Exclude<FindingKind, PathFindingData['kind']>]: FindingSentences
} = {
  noTitle: {
    title: () => 'The assessment has no title',
    why: () => 'Candidates see the title before they begin.',
    mend: () => 'Add a title',
  },
  noQuestions: {
    title: () => 'There is nothing to answer',
    why: () => 'An assessment needs at least one question besides statements.',
    mend: () => 'Add a question',
  },
  sectionEmpty: {
    title: () => 'This section is empty',
    why: () => 'It has nothing to answer.',
    mend: () => 'Remove the section',
  },
  noPrompt: {
    title: () => 'The question has no text',
    why: () => 'Candidates would see a control and not know what it is for.',
    mend: () => 'Write the question',
  },
  noOptions: {
    title: () => 'There are no options',
    why: () => 'There is nothing to choose from, so the question can’t be answered.',
    mend: () => 'Add an option',
  },
  oneOption: {
    title: () => 'There is only one option',
    why: () => 'With one option there is no choice to make.',
    mend: () => 'Add an option',
  },
  noOptionLabel: {
    title: () => 'An option has no text',
    why: () => 'Candidates can’t tell what they would be choosing.',
    mend: () => 'Remove options without text',
  },
  duplicateOptions: {
    title: ({ name }) => `Two options read “${name}”`,
    why: () => 'Candidates can’t tell them apart, and only one may be right.',
    mend: () => 'Keep one of each',
  },
  ...partFindings,
  duplicateCodes: {
    title: ({ name, isOfOptions, isOfRows, isCalculated }) => {
      if (isCalculated) return `Something else is called “${name}” already`
      if (isOfRows) return `Two rows have the code “${name}”`
      return isOfOptions
        ? `Two options have the code “${name}”`
        : `Another question has the code “${name}”`
    },
    why: ({ isCalculated }) =>
      isCalculated
        ? 'Expressions and texts could not tell them apart.'
        : 'Exports use the code to tell them apart.',
    mend: () => 'Give each its own code',
  },
  limitsUpsideDown: {
    title: ({ lowLimit, highLimit, low, high }) =>
      lowLimit === 'one'
        ? `At most ${high} are allowed`
        : `${capital(limits[lowLimit])}, ${low}, is above ${limits[highLimit]}, ${high}`,
    why: ({ lowLimit }) =>
      lowLimit === 'from'
        ? 'No answer lies in this range.'
        : 'No answer can be within these limits.',
    mend: ({ lowLimit, highLimit }) => {
      if (lowLimit === 'from') return 'Turn the range around'
      return lowLimit === 'one' || highLimit === 'options' ? 'Mend the limit' : 'Swap the limits'
    },
  },
  noKeyPoints: {
    title: ({ missing }) =>
      missing === 'points'
        ? 'The answer key gives no points'
        : 'There are points but no answer key',
    why: ({ missing }) =>
      missing === 'points'
        ? 'A right answer would not count towards the score.'
        : 'Without a key nobody gets these points, and the score stays provisional.',
    mend: ({ missing }) => (missing === 'points' ? 'Give 1 point' : 'Take the points away'),
  },
  keyOutOfReach: {
    title: () => 'The right answer is not allowed',
    why: () => 'The limits of the question refuse what the answer key asks for.',
    mend: () => 'Take the answer key away',
  },
  deadReference: {
    title: (facts) => `${conditionName(facts)} looks at a deleted question`,
    why: () => 'A question that is not there counts as blank.',
    mend: () => 'Remove that part of the condition',
  },
  deadOption: {
    title: (facts) => `${conditionName(facts)} names a deleted option`,
    why: ({ isInCondition }) =>
      isInCondition ? 'That option can never be chosen.' : 'That answer can never be given.',
    mend: ({ isInCondition }) =>
      isInCondition ? 'Remove that option from the condition' : 'Remove that option',
  },
  deadRow: {
    title: (facts) => `${conditionName(facts)} names a deleted row`,
    why: () => 'Nothing can be chosen in a row that is not there.',
    mend: ({ isInCondition }) =>
      isInCondition ? 'Remove that part of the condition' : 'Remove that row',
  },
  conditionOnLaterQuestion: {
    title: (facts) => `${conditionName(facts)} looks at a later question`,
    why: ({ name, isOfSection }) =>
      `“${name}” comes after this ${isOfSection ? 'section' : 'question'} begins, so it is not answered yet. Move one of the two, or look at another question.`,
    mend: () => 'Remove that part of the condition',
  },
  testDoesNotFitKind: {
    title: (facts) => `${conditionName(facts)} doesn’t fit the answers to “${facts.name}”`,
    why: ({ test, isValueUnfit, isKnockOut }) => {
      const problem = isValueUnfit
        ? 'Such answers can’t be compared with the value that is set.'
        : `Such answers can’t be compared by “${test}”.`
      return isKnockOut ? `${problem} Until this is fixed, no answer knocks out.` : problem
    },
    mend: ({ isKnockOut }) =>
      isKnockOut ? 'Remove the knock-out' : 'Remove that part of the condition',
  },
  conditionWithinMixed: {
    title: (facts) => `${conditionName(facts)} looks at a question of its own shuffled section`,
    why: ({ name }) =>
      `A candidate may get “${name}” later, or not at all, because the questions of this section are shuffled or drawn. Move one of the two to another section.`,
    mend: () => 'Remove that part of the condition',
  },
  drawTooMany: {
    title: ({ draw, there }) => `${draw} questions are to be drawn, and there are ${there}`,
    why: () => 'Every candidate gets all of them.',
    mend: ({ there }) => `Draw ${there}`,
  },
  deadQuote: {
    title: ({ name }) => `A text quotes “${name}”, and nothing is called so`,
    why: () =>
      'Candidates would read a blank mark. Write the code of a question, or the name of a calculated value.',
    mend: () => 'Mend the quote',
  },
  quoteOfLater: {
    title: ({ name }) => `A text quotes “${name}”, which is not answered yet`,
    why: () =>
      'A text can only quote what is asked before it, and nothing of its own section while that is shuffled or drawn.',
    mend: () => 'Mend the quote',
  },
  calculatedUnnamed: {
    title: () => 'A calculated value has no name',
    why: () => 'Expressions and texts use it by its name.',
    mend: () => 'Name it',
  },
  expressionBroken: {
    title: () => 'The expression can’t be worked out',
    why: ({ detail }) => detail,
    mend: () => 'Mend the expression',
  },
  conditionEmpty: {
    title: (facts) => `${conditionName(facts)} is not finished`,
    why: ({ isKnockOut }) =>
      isKnockOut ? 'It compares with nothing.' : 'A part of it compares with nothing.',
    mend: ({ isKnockOut }) => (isKnockOut ? 'Remove the knock-out' : 'Remove the unfinished part'),
  },
}

/** What names or tests something, as the subject of a sentence: a condition, the knock-out, the key. */
export function conditionName(facts: FindingFacts): string {
  const { isInCondition, isRequiredIf, isOfSection, isKnockOut } = facts
  if (isKnockOut) return 'The knock-out'
  if (!isInCondition) return 'The answer key'
  if (isRequiredIf) return 'The condition for being required'
  return isOfSection ? 'The condition of the section' : 'The condition for being shown'
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
