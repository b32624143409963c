import { describe, expect, test } from 'vitest'

import { readQuiz } from '#src/builder/files/quiz/readQuiz.ts'
import { open, read, single } from '#tests/support/quizzes.ts'

describe('options whose text is in code below them', () => {
  const code = (name: string) => `\`\`\`js\n${name}()\n\n${name}2()\n\`\`\``

  test('after a blank line, below just a letter', () => {
    const text = `#### Q1. Which?\n\n- [ ] A\n\n${code('a')}\n\n- [x] B\n\n${code('b')}\n\n- [ ] C\n\n${code('c')}\n\n#### Q2. Why?`
    expect(readQuiz(text).skipped).toEqual([])
    expect(read(text)).toEqual([
      single('Which?', [code('a'), code('b'), code('c')], 1),
      open('Why?'),
    ])
  })

  test('with text of their own', () => {
    const text = `1. Which?\na) First\n\n${code('a')}\n\nb) Second\n\n${code('b')}\n\nAnswer: b`
    expect(read(text)).toEqual([
      single('Which?', [`First\n\n${code('a')}`, `Second\n\n${code('b')}`], 1),
    ])
  })

  test('code after the last option alone is not part of it, and hides no answer', () => {
    const text = `1. Which?\na) First\nb) Second\n\n${code('a')}\n\nAnswer: b`
    expect(read(text)).toEqual([single('Which?', ['First', 'Second'], 1)])
    expect(readQuiz(text).skipped).toMatchObject([{ line: 5, text: code('a') }])
  })
})

test('checkboxes below a lettered list refer to it', () => {
  const text = '1. Which two?\n\nA. Red\nB. Blue\nC. Pink\n\n- [ ] A, B\n- [x] A, C'
  expect(read(text)).toEqual([
    single('Which two?\n\n- A: Red\n- B: Blue\n- C: Pink', ['A, B', 'A, C'], 1),
  ])
})

test.each([
  ['code', '```js\na()\n```'],
  ['a picture', '![](a.png)'],
  ['both', '```js\na()\n```\n\n![A map](a.png)'],
])('below a question and %s, a list is its options', (_, between) => {
  const found = readQuiz(`1. Which?\n\n${between}\n\n- Red\n- Blue\n\n2. Why?`).questions
  expect(found).toMatchObject([{ options: ['Red', 'Blue'] }, { prompt: 'Why?' }])
})

test.each(['Answer', 'Show answer', 'Antwort'])('below “%s” alone is the answer', (name) => {
  const text = `1. Which?\n\n- A: Red\n- B: Blue\n\n${name}\n\n#### *Answer: B*\n\nIt is.\n\n2. Why?`
  expect(readQuiz(text)).toMatchObject({
    questions: [{ options: ['Red', 'Blue'], key: [1], explanation: 'It is.' }, { prompt: 'Why?' }],
    skipped: [],
  })
})
