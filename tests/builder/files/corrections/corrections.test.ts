import { expect, test } from 'vitest'

import {
  type Change,
  type Correction,
  correctedList,
  withCorrection,
} from '#src/builder/files/corrections/corrections.ts'
import type { PastedQuestion } from '#src/builder/files/pasted/pastedQuestion.ts'
import { readQuiz } from '#src/builder/files/quiz/readQuiz.ts'

/** What is listed after the changes, each of the question at that place. */
function corrected(text: string, ...changes: (Change & { at: number })[]) {
  const { questions } = readQuiz(text)
  const corrections: Correction[] = []
  for (const { at, ...change } of changes) {
    const row = correctedList(questions, corrections).listed[at]
    if (!row) throw new Error(`No question ${at}`)
    corrections.push({ of: row.id, ...change })
  }
  return { ...correctedList(questions, corrections), corrections }
}

function only(text: string, ...changes: (Change & { at: number })[]): PastedQuestion {
  const { listed, dropped } = corrected(text, ...changes)
  expect(dropped).toBe(0)
  expect(listed).toHaveLength(1)
  return listed[0]!.question
}

const FRUIT = '1. Which one is a fruit?\na) Chair\nb) Apple\nc) Lamp'

test('a key that is chosen settles what was wrong with it (rule PT10)', () => {
  const read = only(`${FRUIT}\nAnswer: z\nBecause.`)
  expect(read.problems).toEqual(['The answer “z” is not one of the options.'])
  const keyed = only(`${FRUIT}\nAnswer: z\nBecause.`, { at: 0, change: 'key', key: [1] })
  expect(keyed).toMatchObject({ kind: 'singleChoice', key: [1], problems: [] })
  expect(keyed.explanation).toBe('Answer: z\n\nBecause.')
  expect(only(FRUIT, { at: 0, change: 'key', key: [] }).problems).toEqual([
    'No correct answer found.',
  ])
})

test('a key that the question can’t have is not taken (rule PT10)', () => {
  const id = corrected(FRUIT).listed[0]!.id
  const { questions } = readQuiz(FRUIT)
  for (const key of [[3], [-1], [0, 1]]) {
    const { listed, dropped } = correctedList(questions, [{ of: id, change: 'key', key }])
    expect(dropped).toBe(1)
    expect(listed[0]!.question).toEqual(questions[0])
  }
})

const open = (question: object): PastedQuestion => ({
  ...{ line: 1, prompt: 'What?', notes: [], kind: 'longText' as const },
  problems: ['The answer “x” is not a number.', 'One option has no text.', 'Something else.'],
  ...question,
})

function withChange(question: PastedQuestion, change: Change) {
  const [row] = correctedList([question], []).listed
  const { listed, dropped } = correctedList([question], [{ of: row!.id, ...change }])
  return dropped === 0 ? listed[0]!.question : null
}

test.each<[PastedQuestion, Change, object]>([
  [
    open({ kind: 'shortText', accepted: ['Oslo'] }),
    { change: 'accepted', accepted: [' Bergen ', '', 'Oslo'] },
    { accepted: ['Bergen', 'Oslo'] },
  ],
  [
    open({ kind: 'number', key: null }),
    { change: 'numberKey', key: { value: 4, tolerance: 0.5 } },
    { key: { value: 4, tolerance: 0.5 } },
  ],
  [
    open({ kind: 'date', key: null }),
    { change: 'dateKey', key: '2027-02-28' },
    { key: '2027-02-28' },
  ],
  [open({ kind: 'rating', key: 2 }), { change: 'ratingKey', key: 5 }, { key: 5 }],
])('the key of %j is entered and removed again (rule PT10)', (question, change, expected) => {
  expect(withChange(question, change)).toEqual({
    ...question,
    ...expected,
    problems: ['Something else.'],
  })
  const none: Change =
    change.change === 'accepted'
      ? { change: 'accepted', accepted: [] }
      : change.change === 'numberKey' ||
          change.change === 'dateKey' ||
          change.change === 'ratingKey'
        ? { change: change.change, key: null }
        : change
  expect(withChange(question, none)).toMatchObject(
    question.kind === 'shortText' ? { accepted: [] } : { key: null },
  )
})

test.each<[string, object, Change]>([
  ['a text', { kind: 'number', key: null }, { change: 'accepted', accepted: ['x'] }],
  [
    'a tolerance below 0',
    { kind: 'number', key: null },
    { change: 'numberKey', key: { value: 1, tolerance: -1 } },
  ],
  [
    'no number',
    { kind: 'number', key: null },
    { change: 'numberKey', key: { value: Number.NaN, tolerance: 0 } },
  ],
  ['no real date', { kind: 'date', key: null }, { change: 'dateKey', key: '2027-02-31' }],
  ['a date', { kind: 'shortText', accepted: [] }, { change: 'dateKey', key: '2027-02-28' }],
  ['a step beyond the scale', { kind: 'rating', key: null }, { change: 'ratingKey', key: 6 }],
  ['half a step', { kind: 'rating', key: null }, { change: 'ratingKey', key: 2.5 }],
  ['options', { kind: 'shortText', accepted: [] }, { change: 'key', key: [0] }],
])('%s is no key of %j (rule PT10)', (_, question, change) => {
  expect(withChange(open(question), change)).toBeNull()
})

test('what is typed into a field is one correction (rule PT10)', () => {
  const typed = (of: string, text: string): Correction => ({
    of,
    change: 'accepted',
    accepted: [text],
  })
  let made: readonly Correction[] = []
  for (const next of [
    typed('a', 'O'),
    typed('a', 'Oslo'),
    typed('b', 'Oslo'),
    { of: 'b', change: 'check' } as const,
    { of: 'b', change: 'uncheck' } as const,
    { of: 'c', change: 'key', key: [1] } as const,
    { of: 'c', change: 'key', key: [2] } as const,
  ]) {
    made = withCorrection(made, next)
  }
  expect(made.map(({ of, change }) => `${of} ${change}`)).toEqual([
    'a accepted',
    'b accepted',
    'b check',
    'b uncheck',
    'c key',
    'c key',
  ])
  expect(made[0]).toEqual(typed('a', 'Oslo'))
})

test('a question stays checked until there is something new to check (rule PT16)', () => {
  const text = `${FRUIT}\nAnswer: z`
  const rows = (...changes: (Change & { at: number })[]) =>
    corrected(text, { at: 0, change: 'check' }, ...changes).listed.map(({ isChecked }) => isChecked)
  expect(rows()).toEqual([true])
  expect(rows({ at: 0, change: 'uncheck' })).toEqual([false])
  expect(rows({ at: 0, change: 'leaveOut' }, { at: 0, change: 'putBack' })).toEqual([true])
  expect(rows({ at: 0, change: 'key', key: [1] })).toEqual([true])
  expect(rows({ at: 0, change: 'key', key: [1] }, { at: 0, change: 'key', key: [] })).toEqual([
    false,
  ])
  expect(rows({ at: 0, change: 'split', place: { part: 'option', at: 1 } })).toEqual([false, false])
})

test.each([
  ['multipleChoice', { key: [1], problems: [] }],
  [
    'longText',
    { prompt: 'Which one is a fruit?\n\n- Chair\n- Apple\n- Lamp', explanation: 'Answer: Apple' },
  ],
] as const)('a choice becomes %s without losing anything (rule PT11)', (kind, expected) => {
  const question = only(`${FRUIT}\nAnswer: b`, { at: 0, change: 'kind', kind })
  expect(question).toMatchObject({ kind, ...expected })
})

test('changing the kind twice is changing it once (rule PT11)', () => {
  const text = `${FRUIT}\nAnswer: b`
  expect(
    only(
      text,
      { at: 0, change: 'kind', kind: 'longText' },
      { at: 0, change: 'kind', kind: 'singleChoice' },
    ),
  ).toEqual(only(text))
})

test.each([
  ['1. Pick one.\nRed\nGreen\nBlue', ['Red', 'Green', 'Blue'], []],
  ['1. Pick one.\nBe quick.\n- Red\n- Green ✓', ['Red', 'Green'], [1]],
  ['1. Pick one.\n\n1. Red\n1. **Green**', ['Red', 'Green'], [1]],
])('%j becomes a choice of its last lines (rule PT11)', (text, options, key) => {
  const question: PastedQuestion = {
    kind: 'longText',
    line: 1,
    prompt: text.replace('1. ', ''),
    problems: [],
    notes: [],
  }
  const [row] = correctedList([question], []).listed
  const { listed } = correctedList(
    [question],
    [{ of: row!.id, change: 'kind', kind: 'singleChoice' }],
  )
  expect(listed[0]!.question).toMatchObject({ kind: 'singleChoice', options, key })
})

test('the answer to an open question is its key, or stays for staff (rule PT11)', () => {
  const text = '1. Name a port.\nAnswer: 443'
  const number = only(text)
  expect(number).toMatchObject({ kind: 'number', key: { value: 443 } })
  const short = only(text, { at: 0, change: 'kind', kind: 'shortText' })
  expect(short).toMatchObject({ kind: 'shortText', accepted: ['443'] })
  const long = only(text, { at: 0, change: 'kind', kind: 'longText' })
  expect(long).toMatchObject({ kind: 'longText', explanation: 'Answer: 443' })
})

test('two questions are joined, with the options, keys and points of both (rule PT12)', () => {
  const question = only(
    '1. Which ones are tools? (2 points)\na) Hammer\nb) Song\nAnswer: a\n2. Or these? (1 point)\na) Saw\nb) River\nAnswer: a\nBoth cut.',
    { at: 1, change: 'join' },
  )
  expect(question).toMatchObject({
    kind: 'multipleChoice',
    prompt: 'Which ones are tools?\n\nOr these?',
    options: ['Hammer', 'Song', 'Saw', 'River'],
    key: [0, 2],
    points: 3,
    explanation: 'Both cut.',
  })
})

test('options that were taken for questions are joined and become a choice (rule PT12)', () => {
  const question = only(
    '1. Pick one.\n2. Red\n3. Green\nAnswer: why not',
    { at: 1, change: 'join' },
    { at: 1, change: 'join' },
    { at: 0, change: 'kind', kind: 'singleChoice' },
    { at: 0, change: 'key', key: [1] },
  )
  expect(question).toMatchObject({ prompt: 'Pick one.', options: ['Red', 'Green'], key: [1] })
  expect(JSON.stringify(question)).toContain('why not')
})

test('a question is split at a line of its text, or at an option (rule PT12)', () => {
  const { listed } = corrected(
    '1. How many?\n2) Which one?\na) x\nb) y\n3. Why\nc) z\nd) w\nAnswer: b',
  )
  expect(listed.length).toBeGreaterThan(0)
  const byLine = corrected('1. How many?\nAnd which one?\na) x\nb) y\nAnswer: b', {
    at: 0,
    change: 'split',
    place: { part: 'prompt', at: 1 },
  }).listed.map(({ question }) => question)
  expect(byLine).toMatchObject([
    { kind: 'number', prompt: 'How many?', line: 1 },
    { kind: 'singleChoice', prompt: 'And which one?', key: [1], line: 2 },
  ])
  const byOption = corrected(
    '1. A fruit?\na) Chair\nb) Apple\nc) A tool?\nd) Saw\ne) Song\nAnswer: b, d',
    {
      at: 0,
      change: 'split',
      place: { part: 'option', at: 2 },
    },
  ).listed.map(({ question }) => question)
  expect(byOption).toMatchObject([
    { prompt: 'A fruit?', options: ['Chair', 'Apple'], key: [1], problems: [] },
    { prompt: 'A tool?', options: ['Saw', 'Song'], key: [0], problems: [] },
  ])
})

test('corrections stay with their questions when the text is read again (rule PT13)', () => {
  const { corrections } = corrected(
    '1. Why?\n2. Why?\n3. How?',
    { at: 1, change: 'leaveOut' },
    { at: 2, change: 'kind', kind: 'shortText' },
  )
  const again = correctedList(
    readQuiz('1. First?\n2. Why?\n3. Why?\n4. How?').questions,
    corrections,
  )
  expect(again.dropped).toBe(0)
  expect(again.listed.map(({ isLeftOut }) => isLeftOut)).toEqual([false, false, true, false])
  expect(again.listed.at(-1)!.question.kind).toBe('shortText')
  const other = correctedList(readQuiz('1. Why?\n2. How much?').questions, corrections)
  expect(other.dropped).toBe(2)
  expect(other.listed.every(({ isLeftOut }) => !isLeftOut)).toBe(true)
})

test('what was left out can be put back (rule PT13)', () => {
  const { listed } = corrected(
    '1. Why?',
    { at: 0, change: 'leaveOut' },
    { at: 0, change: 'putBack' },
  )
  expect(listed[0]!.isLeftOut).toBe(false)
})
