import { describe, expect, test } from 'vitest'

import { readQuiz } from '#src/builder/files/quiz/readQuiz.ts'
import { open, read } from '#tests/support/quizzes.ts'

describe('questions without options', () => {
  test.each([
    ['`len`', ['len']],
    ['`len` or `size`', ['len', 'size']],
    ['`a`, `"b"`', ['a', '"b"']],
    ['**`len()`**', ['len()']],
    ['**Oslo**', ['Oslo']],
    ['„Oslo“', ['Oslo']],
    ['«Oslo» / Bergen', ['Oslo', 'Bergen']],
    ['my\\_name', ['my_name']],
    ['__init__', ['__init__']],
    ['x*y*z', ['x*y*z']],
  ])('nobody has to type the marks of %s', (answer, accepted) => {
    expect(readQuiz(`1. X?\nAnswer: ${answer}`).questions).toMatchObject([{ accepted }])
  })

  test.each([
    [
      'one below the other, after a numbered one',
      '5. How many years?\nWhat is your name?\n\nWhy do you want to work here?',
      [1, 2, 4],
      ['How many years?', 'What is your name?', 'Why do you want to work here?'],
    ],
    [
      'without numbers, parted by blank lines',
      'Please answer.\n\nWhat is your name?\n\nYou worked abroad.\nWhere was that?\n',
      [3, 5],
      ['What is your name?', 'You worked abroad.\nWhere was that?'],
    ],
    ['as bullets', '- Who?\n- Where？\n- متى؟', [1, 2, 3], ['Who?', 'Where？', 'متى؟']],
    ['all with the same number', '1. Who?\n1. Where?', [1, 2], ['Who?', 'Where?']],
    ['in Greek', 'Ποιος;\nΠού;', [1, 2], ['Ποιος;', 'Πού;']],
    [
      'with code below the words',
      'What does this print?\n\n```js\na\n\nb\n```\n\nAnd why?',
      [1, 9],
      ['What does this print?\n\n```js\na\n\nb\n```', 'And why?'],
    ],
  ])('%s', (_, text, lines, asked) => {
    const { questions } = readQuiz(text)
    expect(questions.map(({ line }) => line)).toEqual(lines)
    expect(questions.map(({ prompt }) => prompt)).toEqual(asked)
  })

  test.each([
    ['*Answer: Oslo*', { accepted: ['Oslo'] }],
    ['**Answer: Oslo**', { accepted: ['Oslo'] }],
    ['_Answer: 7_', { key: { value: 7, tolerance: 0 } }],
  ])('%s, emphasised as a whole', (answer, key) => {
    expect(readQuiz(`1. X?\n${answer}`).questions).toMatchObject([key])
  })

  test('text that only introduces a question stays with it', () => {
    expect(read('1. You join a team.\n\nWhat do you ask first?')).toEqual([
      open('You join a team.\n\nWhat do you ask first?'),
    ])
  })

  test.each([
    ['1. How many years have you worked with SQL?', null],
    ['1. How many days are in a week?\nAnswer: 7', { value: 7, tolerance: 0 }],
    ['1. When was it built?\nAnswer: 1822.', { value: 1822, tolerance: 0 }],
    ['1. Pi?\nAnswer: 3,14', { value: 3.14, tolerance: 0 }],
    ['1. Wie viele Jahre?', null],
    ['1. ¿Cuántos años?', null],
    ['1. Сколько лет?', null],
  ])('%j asks for a number', (text, key) => {
    expect(readQuiz(text).questions).toMatchObject([{ kind: 'number', key }])
  })

  test('a comma that may separate thousands gives no key, and is to be checked', () => {
    expect(readQuiz('1. Metres in 1.5 km?\nAnswer: 1,500').questions).toMatchObject([
      {
        kind: 'number',
        key: null,
        explanation: 'Answer: 1,500',
        problems: ['In the answer “1,500”, the comma may separate thousands or decimals.'],
      },
    ])
  })

  test.each([
    '1. How many ways are there? Describe one.',
    '1. How would you count?',
    '1. How many?\n\nYou may guess.',
    '1. When?\nAnswer: In about 7 days from now',
  ])('%j asks for words', (text) => {
    expect(readQuiz(text).questions).toMatchObject([{ kind: 'longText' }])
  })
})
