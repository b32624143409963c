import { describe, expect, test } from 'vitest'

import { readQuiz } from '#src/builder/files/quiz/readQuiz.ts'
import { readPasted } from '#src/builder/files/readers/readPasted.ts'
import { brief, several, single } from '#tests/support/quizzes.ts'

const readOnly = (text: string) => readQuiz(text).questions

function only(text: string) {
  const [question, ...others] = readOnly(text)
  expect(others).toEqual([])
  return question
}

describe('answers and marks (PT2, PT3)', () => {
  test.each([
    ['1. X? (B)\nA. x\nB. y', single('X?', ['x', 'y'], 1)],
    ['1. X?（ B ）\nA、x\nB、y\n答案：B', single('X?', ['x', 'y'], 1)],
    ['1. X? Answer: B\nA. x\nB. y', single('X?', ['x', 'y'], 1)],
    ['1. X?\nA. x  B. y  C. z\nAnswer: C', single('X?', ['x', 'y', 'z'], 2)],
    ['1. X? (a) x (b) y (c) z\nAnswer: (b)', single('X?', ['x', 'y', 'z'], 1)],
    ['1. X?\n☐ x ☑ y ☐ z', single('X?', ['x', 'y', 'z'], 1)],
    ['1. X?\nA. x\tB. y\nC. z\tD. w\nAnswer: AD', several('X?', ['x', 'y', 'z', 'w'], 0, 3)],
    ['1. X?\nA. x\n**B. y**\nC. z', single('X?', ['x', 'y', 'z'], 1)],
    ['1. X?\nA. x (incorrect)\nB. y (correct)', single('X?', ['x', 'y'], 1)],
    ['1. X?\n- [ ]x\n- [x]y', single('X?', ['x', 'y'], 1)],
    ['1. X?\n- D:x\n- [x] y', single('X?\n- D:x', ['y'], 0)],
    ['1. X?\na) 6\nb) 1\nmore\n*c) 5', single('X?', ['6', '1\nmore', '5'], 2)],
    ['Which?\nx\ny *\nz', single('Which?', ['x', 'y', 'z'], 1)],
    // A letter in a text names that option, and not the one at its place.
    ['1. X?\n- w\n- C. y\n- D. z\nAnswer: C', single('X?', ['w', 'C. y', 'D. z'], 1)],
    ['1. X?\n- x\n- B. y\n- C. z\nAnswer: A', single('X?', ['x', 'B. y', 'C. z'])],
    ['1. See these.\n+ x\n+ y', single('See these.', ['x', 'y'])],
    ['Which?\n1) x\n2) y\n\nWho?\n1) u\n2) v\nAnswer: 2', single('Which?', ['x', 'y'])],
  ])('%j', (text, question) => {
    expect(readOnly(text).map(brief)[0]).toEqual(question)
  })

  test.each([
    ['1. X?\nA. x\nB. y\nAnswer: f', 'The answer “f” is not one of the options.'],
    [
      '1. X?\nA. B\nB. A\nAnswer: A',
      'The answer “A” is the label of one option and the text of another.',
    ],
    [
      '1. X?\nA. x\n*B. y\nAnswer: A',
      'Two different correct answers are given. The first one is used.',
    ],
    ['1. X?\nA. x\nB.\nAnswer: A', 'One option has no text.'],
    [
      '1. X?\n- O: x\n- B: y\n- C: z\nAnswer: B',
      'The option “B: y” starts with a label. Remove it, and check the correct answer.',
    ],
    [
      '1. X?\nO: x\nB: y\nC: z',
      '“O: x” looks like an option, but was read as part of the question.',
    ],
    ['1. Select all.\n+ x\n+ y', 'No correct answer found.'],
    [
      '1. X?\nA. x\nB. y\nB. z\nAnswer: A',
      '“B. z” looks like an option, but was read as part of one.',
    ],
    [
      '1. X?\n```js\na()\n\n2. Y?\n```js\nb()\n```\nA. x\nB. y\nAnswer: A',
      'Its code block contains the next question, on line 5. Check where the code ends.',
    ],
    [
      '1. X ___ y ___?\nAnswer: a; b',
      'It has 2 blanks, and a question has one answer. Split it, or mark it yourself.',
    ],
  ])('%j is to be checked', (text, problem) => {
    expect(only(text)?.problems).toContain(problem)
  })

  test.each([
    ['1. Name it.\nAnswer: Oslo', { kind: 'shortText', accepted: ['Oslo'] }],
    ['1. Name it.\nAnswers: Oslo; Bergen', { kind: 'shortText', accepted: ['Oslo', 'Bergen'] }],
    [
      '1. The port is ___ (443).',
      { kind: 'number', prompt: 'The port is ___.', key: { value: 443 } },
    ],
    [
      '1. Why?\nSample answer: Because it is so in every town.\nRubric: one point a reason',
      {
        kind: 'longText',
        explanation: 'Answer: Because it is so in every town.\n\none point a reason',
        notes: ['Its answer is kept in the explanation for staff.'],
      },
    ],
  ])('%j', (text, question) => {
    expect(only(text)).toMatchObject(question)
  })
})

describe('true or false (PT8)', () => {
  test.each([
    ['1. The sky is blue. True/False\nAnswer: True', 'The sky is blue.', 'True', 0],
    ['1. The sky is red. (T/F) F', 'The sky is red.', 'True', 1],
    ['1. True or false: The sky is blue.\nTrue\nFalse\nAnswer: T', 'The sky is blue.', 'True', 0],
    [
      '1. Der Himmel ist rot. (Richtig/Falsch)\nAntwort: Falsch',
      'Der Himmel ist rot.',
      'Richtig',
      1,
    ],
    ['1. Небо синее.\nОтвет: Верно', 'Небо синее.', 'Верно', 0],
    ['1. El cielo es azul. (V)', 'El cielo es azul.', 'Verdadero', 0],
    ['1. Il cielo è rosso. (F)', 'Il cielo è rosso.', 'Vero', 1],
    ['1. Le ciel est bleu (V)', 'Le ciel est bleu', 'Vrai', 0],
    ['1. (F) El cielo es rojo.', 'El cielo es rojo.', 'Verdadero', 1],
    ['1. Il cielo è blu. (V/F)\nRisposta: V', 'Il cielo è blu.', 'Vero', 0],
    ['1、天是红的。（×）', '天是红的。', '正确', 1],
  ])('%j', (text, prompt, yes, key) => {
    expect(only(text)).toMatchObject({
      kind: 'singleChoice',
      prompt,
      options: [yes, {}],
      key: [key],
    })
  })
})

test.each([
  ['1. Match.\nA. x\nB. y\n1) first\n2) second\nAnswer: A-2, B-1', [1, 0], 0],
  ['1. Match.\nA. x\nB. y\n\n1. first\n2. second\n\nAnswer: A-2, B-1', [1, 0], 1],
  ['1. Match.\nA. x\nB. y\n1) first\n2) second', [-1, -1], 1],
])('a matching is a matrix: %j (PT8)', (text, key, problems) => {
  const question = only(text)
  expect(question).toMatchObject({
    kind: 'matrix',
    rows: ['x', 'y'],
    options: ['first', 'second'],
    key,
  })
  expect(question?.problems).toHaveLength(problems)
})

describe('numbers (PT4)', () => {
  test.each([
    [
      '1. Why?\n\n1. How?',
      'The numbers start again at 1 here. Check that this is a question of its own.',
    ],
    [
      '1. Why?\n1. How?',
      'The numbers start again at 1 here. Check that this is a question of its own.',
    ],
    [
      '1. Why?\n\n2) How?',
      'Its number is written differently from the others. Check that this is a question of its own.',
    ],
    [
      '1. Why?\n2. Who?\n\n2. How?',
      'The numbers start again at 2 here. Check that this is a question of its own.',
    ],
  ])('%j says that the last one may be none', (text, problem) => {
    expect(readOnly(text).at(-1)).toMatchObject({ prompt: 'How?', problems: [problem] })
  })

  test('options that are numbered like the questions', () => {
    const read = readOnly('1. Which?\n1. x\n2. y\nAnswer: 2\n2. Who?\n1. u\n2. v\nAnswer: 1')
    expect(read.map(brief)).toEqual([
      single('Which?', ['x', 'y'], 1),
      single('Who?', ['u', 'v'], 0),
    ])
    expect(read.every(({ problems }) => problems.length === 1)).toBe(true)
  })
})

describe('keys apart from their questions (PT7)', () => {
  const quiz = '1. X?\nA. x\nB. y\n\n2. Y?\nA. x\nB. y\n\n'

  test.each([
    'Answer key\n1. B\n2. A',
    '**Lösungen**\n1: B\n2: A',
    'Answers: 1. B  2. A',
    'Answers\n1-B, 2-A',
    'Key:\n1B 2A',
    '| No. | Answer |\n|---|---|\n| 1 | B |\n| 2 | A |',
    'Question\tAnswer\n1\tB\n2\tA',
    'Question 1 2\nAnswer B A',
    'Answers\n1 2\nB A',
    '1. B\n2. A',
    'Answer key\n\nPart A\n1. B) y\n2. A) x',
  ])('%j', (key) => {
    const reading = readQuiz(quiz + key)
    expect(reading.questions).toMatchObject([
      { key: [1], problems: [] },
      { key: [0], problems: [] },
    ])
    expect(reading.skipped).toEqual([])
  })

  test('an answer to no question is left out by name', () => {
    expect(readQuiz(`${quiz}Answer key\n1. B\n2. A\n7. B`).skipped).toEqual([
      { line: 12, text: '7. B', why: 'It has an answer to question 7, which isn’t in the text.' },
    ])
  })

  test.each(['Answer key: B, A', 'Key: B A', 'Answers: b; a', 'Gabarito: B, A.'])(
    '%j has one answer for each question, without numbers',
    (key) => {
      const reading = readQuiz(quiz + key)
      expect(reading.questions).toMatchObject([
        { key: [1], problems: [] },
        { key: [0], problems: [] },
      ])
      expect(reading.skipped).toEqual([])
    },
  )

  test('a key with more or fewer answers is left out by name', () => {
    const { questions, skipped } = readQuiz(`${quiz}Answer key: B, A, B`)
    expect(questions.map(({ problems }) => problems)).toEqual([
      ['No correct answer found.'],
      ['No correct answer found.'],
    ])
    expect(skipped).toEqual([
      {
        line: 9,
        text: 'Answer key: B, A, B',
        why: 'It has 3 answers without numbers, for 2 questions.',
      },
    ])
  })

  test.each([
    ['1. X?\nA. x\nB. y\n2. Choose two.\nA. x\nB. y\nAnswers: A, B', [[], [0, 1]]],
    ['1. X?\nA. x\nB. y\nAnswer: B\n2. Choose two.\nA. x\nB. y\n\nAnswers: A, B', [[1], [0, 1]]],
    ['1. Choose two.\nA. x\nB. y\n\nAnswer key: A, B', [[0, 1]]],
  ])('%j has the answers of its last question', (text, keys) => {
    expect(readOnly(text).map((each) => ('options' in each ? each.key : []))).toEqual(keys)
  })

  test('where numbers start again the key must too', () => {
    const twice = `Part A: One\n\n${quiz}Part B: Two\n\n${quiz}`
    const keys = (text: string) => readOnly(text).map((each) => ('options' in each ? each.key : []))
    expect(keys(`${twice}Answer key\n1. A\n2. A\n1. B\n2. B`)).toEqual([[0], [0], [1], [1]])
    expect(readOnly(`${twice}Answer key\n1. A\n2. A`).map(({ problems }) => problems[0])).toEqual([
      'The list of answers doesn’t say which question 1 it means.',
      'The list of answers doesn’t say which question 2 it means.',
      'The list of answers doesn’t say which question 1 it means.',
      'The list of answers doesn’t say which question 2 it means.',
    ])
  })
})

describe('points as people write them (PT5)', () => {
  test.each([
    ['(4P)', 4],
    ['(4 P.)', 4],
    ['___/3 P.', 3],
    ['— 4 pts', 4],
    ['- 4 Punkte', 4],
    ['/5', 5],
    ['/ 5 points', 5],
    ['\n/ 5 points', 5],
    ['\n1 pts', 1],
    ['(+2/-0.5)', 2],
  ])('What is it? %j', (written, points) => {
    const text = `1. What is it? ${written}\nA. x\nB. y\nAnswer: B`
    const penalty = 'Its penalty for a wrong answer, -0.5, is left out.'
    const notes = written.includes('-0.5') ? [penalty] : []
    const { questions, skipped } = readPasted(text)
    expect(questions).toMatchObject([{ prompt: 'What is it?', points, notes, problems: [] }])
    expect(skipped).toEqual([])
  })

  test.each([
    ['Question 1\n1 pts\nX?', 'X?', 1],
    ['1. 1/2 = ___/4', '1/2 = ___/4', undefined],
    ['1. Count 1 - 4 points', 'Count 1 - 4 points', undefined],
    ['1. X?\n3 points\n5 points', 'X?\n3 points\n5 points', undefined],
    ['1. X? [5]\n2. Y? [3]', 'X?', 5],
    ['1. X? [5]\n2. Y?', 'X? [5]', undefined],
  ])('%j', (text, prompt, points) => {
    const [question] = readOnly(text)
    expect([question?.prompt, question?.points]).toEqual([prompt, points])
  })
})

test('points, settings, pages and parts are used or named (PT5)', () => {
  const text =
    'Part A: One\n\n1. X? [3 marks]\nA. x\nB. y\nAnswer: A\nDifficulty: hard\nTime limit: 30 s\n\n- 1 -\n\n2. Why?\nPoints: 2,5\n___________\nPage 2 of 2'
  const { questions, skipped } = readQuiz(text)
  expect(questions).toMatchObject([
    { prompt: 'X?', points: 3 },
    { prompt: 'Why?', points: 2.5 },
  ])
  expect(skipped.map((each) => [each.line, each.text, each.why])).toEqual([
    [1, 'Part A: One', 'It comes before the first question.'],
    [7, 'Difficulty: hard\nTime limit: 30 s', 'It is a setting that questions don’t have.'],
    [10, '- 1 -', 'It looks like a page number or a footer.'],
    [15, 'Page 2 of 2', 'It looks like a page number or a footer.'],
  ])
})
