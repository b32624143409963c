import type { Definition, Settings } from '#schemas/definition.ts'
import type { FindingKind } from '#src/assessment/engine/findings/findings.ts'
import {
  all,
  anAssessment,
  answeredWith,
  consent,
  longText,
  matrix,
  multipleChoice,
  number,
  ranking,
  rating,
  option,
  quoting,
  section,
  shortText,
  singleChoice,
  statement,
  text,
  when,
  withCalculated,
  withLevel,
} from './definitions.ts'
import { translatedAs } from './translated.ts'

function withSettings(settings: Partial<Settings>): Definition {
  const built = anAssessment(number('a'))
  return { ...built, settings: { ...built.settings, ...settings } }
}

function band(name: string, from: number) {
  return { id: `b${name}`, name, from }
}

/** Every finding, in an assessment that has it, perhaps since it was published. */
export const findingCases: {
  readonly [K in FindingKind]: [definition: Definition, title: string, published?: Definition]
} = {
  noTitle: [withSettings({ title: ' ' }), 'The assessment has no title'],
  noQuestions: [anAssessment(statement('a')), 'There is nothing to answer'],
  sectionEmpty: [
    anAssessment(section('one', number('a')), section('two')),
    'This section is empty',
  ],
  noPrompt: [anAssessment({ ...number('a'), prompt: text('') }), 'The question has no text'],
  noOptions: [anAssessment(singleChoice('a', [])), 'There are no options'],
  oneOption: [anAssessment(singleChoice('a', ['x'])), 'There is only one option'],
  noOptionLabel: [
    anAssessment(singleChoice('a', ['x', { id: 'y', label: '' }])),
    'An option has no text',
  ],
  duplicateOptions: [
    anAssessment(singleChoice('a', ['Red', { id: 'r', label: 'Red' }])),
    'Two options read “Red”',
  ],
  duplicateCodes: [
    anAssessment(number('a', { code: 'k' }), number('b', { code: 'k' })),
    'Another question has the code “k”',
  ],
  noRows: [anAssessment(matrix('a', [])), 'There are no rows'],
  noRowLabel: [anAssessment(matrix('a', [{ id: 'r', label: '' }])), 'A row has no text'],
  duplicateRows: [
    anAssessment(matrix('a', ['Red', { id: 'r', label: 'Red' }])),
    'Two rows read “Red”',
  ],
  noLabel: [anAssessment(consent('a', { label: text('') })), 'The checkbox has no label'],
  patternBroken: [
    anAssessment(shortText('a', { pattern: { source: '(', ignoreCase: false } })),
    'The pattern can’t be read',
  ],
  deadRow: [
    anAssessment(
      matrix('a'),
      number('b', { showIf: when('a', { op: 'isBlank' }, { row: 'gone' }) }),
    ),
    'The “Show only if” condition uses a deleted row',
  ],
  maxLengthTooHigh: [
    anAssessment(shortText('a', { maxLength: 50_000 })),
    'No answer can have more than 20,000 characters',
  ],
  nothingToScore: [withSettings({ passMark: { percent: 50 } }), 'No question gives points'],
  bandWithoutName: [withSettings({ bands: [band('', 0)] }), 'A band has no name'],
  bandsAlike: [
    withSettings({ bands: [band('Good', 50), band('Fine', 50)] }),
    'Two bands start at 50%',
  ],
  limitsUpsideDown: [
    anAssessment(number('a', { min: 9, max: 1 })),
    'The lowest value, 9, is above the highest value, 1',
  ],
  noKeyPoints: [
    anAssessment(singleChoice('a', ['x', 'y'], { key: { options: ['x'] } })),
    'The correct answer gives no points',
  ],
  keyOutOfReach: [
    anAssessment(number('a', { max: 1, points: 1, key: { value: 5, tolerance: 0 } })),
    'The correct answer is not allowed',
  ],
  levelTooLow: [withLevel(-1), 'The rubric level “Clear” gives −1 points'],
  levelTooHigh: [withLevel(4), 'The rubric level “Clear” gives 4 points'],
  everythingIsBest: [
    anAssessment(multipleChoice('a', ['x', 'y'], { points: 1, key: { options: ['x', 'y'] } })),
    'Choosing every option gives the most points',
  ],
  keyChangedSince: [
    anAssessment(singleChoice('a', ['x', 'y'], { points: 1, key: { options: ['x'] } })),
    'It is scored differently from version 2',
    anAssessment(singleChoice('a', ['x', 'y'], { points: 1, key: { options: ['y'] } })),
  ],
  languageLost: [
    anAssessment(number('a')),
    'German is no longer offered',
    translatedAs(anAssessment(number('a')), ['de']),
  ],
  askedDifferently: [
    anAssessment(number('a', { points: 1, key: { value: 3, tolerance: 0 } })),
    'It asks something different from version 2',
    anAssessment(number('a', { unit: 'years', points: 1, key: { value: 3, tolerance: 0 } })),
  ],
  numberNever: [
    anAssessment(
      rating('a', { lowest: 1, highest: 5 }),
      number('b', { showIf: answeredWith('a', 7) }),
    ),
    'The “Show only if” condition compares with 7, which is not on the scale',
  ],
  quoteOfStatement: [
    anAssessment(statement('a'), number('b', { prompt: quoting('a') })),
    'A text inserts “a”, which is a statement',
  ],
  otherTyping: [
    anAssessment(
      shortText('a', { points: 1, key: { accepted: ['3.5', '10%'], ignoreCase: true } }),
    ),
    'Typed as “3,5” or “10 %”, the correct answer gets no points',
  ],
  startsCorrect: [
    anAssessment(ranking('a', ['x', 'y'], { points: 1, key: { order: ['x', 'y'] } })),
    'Candidates start with the correct order',
  ],
  deadReference: [
    anAssessment(number('a', { showIf: answeredWith('gone', 1) })),
    'The “Show only if” condition uses a deleted question',
  ],
  deadOption: [
    anAssessment(singleChoice('a', ['x', 'y'], { key: { options: ['gone'] }, points: 1 })),
    'The correct answer uses a deleted option',
  ],
  conditionOnLaterQuestion: [
    anAssessment(number('a', { requiredIf: answeredWith('b', 1) }), number('b')),
    'The “Required only if” condition uses a later question',
  ],
  selfIdentificationCounts: [
    anAssessment(singleChoice('a', ['x', 'y'], { selfIdentification: true, required: true })),
    'Self-identification can’t be required or scored',
  ],
  selfIdentificationUsed: [
    anAssessment(
      singleChoice('a', ['x', 'y'], { selfIdentification: true }),
      number('b', { showIf: when('a', { op: 'is', value: 'x' }) }),
    ),
    'The “Show only if” condition uses a self-identification question',
  ],
  testDoesNotFitKind: [
    anAssessment(shortText('a'), number('b', { showIf: when('a', { op: 'atLeast', value: 1 }) })),
    'The “Show only if” condition doesn’t fit the answers to “What about a?”',
  ],
  conditionWithinMixed: [
    anAssessment(
      section('one', { shuffle: true }, number('a'), number('b', { showIf: answeredWith('a', 1) })),
    ),
    'The “Show only if” condition uses a question from its own shuffled section',
  ],
  drawTooMany: [
    anAssessment(section('one', { draw: 3 }, number('a'), statement('s'))),
    'More questions to pick (3) than there are (1)',
  ],
  timeLimitShort: [
    anAssessment(section('one', { timeLimit: 60 }, longText('a'))),
    'A time limit of 1 min looks too short',
  ],
  timeLimitIdle: [anAssessment(number('a', { timeLimit: 60 })), 'This time limit has no effect'],
  deadQuote: [
    anAssessment(number('a', { prompt: quoting('nobody') })),
    'A text inserts “nobody”, which does not exist',
  ],
  quoteOfLater: [
    anAssessment(number('a', { prompt: quoting('b') }), number('b')),
    'A text inserts “b”, which is not answered yet',
  ],
  quoteOnReceipt: [withSettings({ nextSteps: quoting('a') }), 'The receipt inserts “a”'],
  translationMissing: [
    { ...anAssessment(number('a')), translations: { de: {} } },
    'The German translation isn’t complete',
  ],
  translationToCheck: [
    {
      ...anAssessment(number('a')),
      translations: { de: { 'a.prompt': { ...text('Wie viele?'), original: 'How much?' } } },
    },
    'A text changed after it was translated into German',
  ],
  calculatedUnnamed: [
    withCalculated(anAssessment(number('a')), { id: 'c', name: ' ', expression: '1' }),
    'A calculated value has no name',
  ],
  expressionBroken: [
    withCalculated(anAssessment(number('a')), { id: 'c', name: 'total', expression: 'a +' }),
    'The expression can’t be calculated',
  ],
  blankSkipped: [
    withCalculated(anAssessment(number('a'), number('b')), {
      id: 'c',
      name: 'x',
      expression: 'min(a, b)',
    }),
    '“min” ignores “a” when it is blank',
  ],
  conditionEmpty: [
    anAssessment(
      number('a'),
      section('two', { showIf: { kind: 'all', conditions: [] } }, number('b')),
    ),
    'The section’s condition is not finished',
  ],
  unreachable: [
    anAssessment(singleChoice('a', ['x', 'y']), statement('b', { showIf: both('x', 'y') })),
    'No path shows this question',
  ],
  conditionAlways: [
    anAssessment(
      number('a', { required: true, min: 1 }),
      section('two', { showIf: when('a', { op: 'atLeast', value: 1 }) }, number('b')),
    ),
    'The section’s condition is always true',
  ],
  conditionNever: [
    anAssessment(
      singleChoice('a', ['x', 'y']),
      number('b', { requiredIf: all(answeredWith('a', 'x'), answeredWith('a', 'y')) }),
    ),
    'The “Required only if” condition is never true',
  ],
  comparisonNever: [
    anAssessment(
      number('a', { max: 10 }),
      number('b', { showIf: when('a', { op: 'moreThan', value: 10 }) }),
    ),
    'The “Show only if” condition asks for an answer that can’t be given',
  ],
  partNeedless: [
    anAssessment(
      number('a'),
      number('b', {
        showIf: all(when('a', { op: 'atLeast', value: 5 }), when('a', { op: 'atLeast', value: 3 })),
      }),
    ),
    'Part of the “Show only if” condition has no effect',
  ],
  cannotBeAnswered: [
    anAssessment(shortText('a', { format: 'email', maxLength: 2, required: true })),
    'No answer is within the limits',
  ],
  optionNever: [
    anAssessment({
      ...multipleChoice('a', [], { maxChoices: 1 }),
      options: [option('Red'), option('Blue'), { ...option('Both'), role: 'all' }],
    }),
    'No one can choose “Both”',
  ],
  knockOutAlways: [
    anAssessment(number('a', { min: 1, required: true, knockOut: { op: 'moreThan', value: 0 } })),
    'Every answer is a knock-out',
  ],
  knockOutNever: [
    anAssessment(number('a', { max: 1, knockOut: { op: 'moreThan', value: 1 } })),
    'No answer is a knock-out',
  ],
  knockOutLate: [
    anAssessment(
      ...['a', 'b', 'c'].map((id) => longText(id)),
      singleChoice('d', ['x', 'y'], { knockOut: { op: 'is', value: 'x' } }),
    ),
    'The knock-out comes late',
  ],
  undecided: [
    anAssessment(
      shortText('a', { format: 'url' }),
      number('b', { showIf: when('a', { op: 'includes', value: 'a b' }) }),
    ),
    'The check can’t tell whether any path shows this question',
  ],
}
function both(one: string, other: string) {
  return all(answeredWith('a', one), answeredWith('a', other))
}
