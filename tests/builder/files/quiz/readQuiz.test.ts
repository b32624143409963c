import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { readQuiz } from '#src/builder/files/quiz/readQuiz.ts'
import { asChoice, brief, open, read, several, single } from '#tests/support/quizzes.ts'

describe('numbered headings with folded answers', () => {
  const text = readFileSync(new URL('./foldedQuiz.md', import.meta.url), 'utf8')
  const { questions, skipped } = readQuiz(text)
  const choices = questions.map(asChoice)

  test('every question, its options and its key', () => {
    expect(choices.map(({ options }) => options.length)).toEqual([4, 2, 5])
    expect(choices.map(({ key }) => key)).toEqual([[1], [0], [4]])
    expect(questions.every((question) => question.problems.length === 0)).toBe(true)
  })

  test('code stays in the question, and nothing in code is a question or an option', () => {
    expect(questions[0]?.prompt).toBe(
      "What does this print?\n\n```js\nconst store = new Map()\nstore.set('a', 1)\n\nconsole.log(store.get('b'))\n// - A: not an option\n// ###### 7. Not a question either\n```",
    )
    expect(questions[2]?.prompt.match(/```/g)).toHaveLength(4)
  })

  test('options keep their code, and their line breaks', () => {
    expect(choices[0]?.options[2]).toBe('`null`  \n&nbsp;`null`')
    expect(choices[2]?.options[4]).toBe('`Promise {<pending>}`')
  })

  test('the explanation, including lists and code, without the folding tags', () => {
    expect(questions[0]?.explanation).toBe(
      "Reading a key that is *not there* gives `undefined`:\n\n1. nothing is thrown\n2. nothing is added\n\n```js\nnew Map().get('x') // undefined\n```\n\n- it is not an error",
    )
    expect(questions[1]).toMatchObject({ notes: ['1 picture not imported.'] })
    expect(questions[1]).not.toHaveProperty('explanation')
  })

  test('what comes before the first question is skipped as one entry', () => {
    expect(skipped).toHaveLength(1)
    expect(skipped[0]).toMatchObject({ line: 1, why: 'It comes before the first question.' })
    expect(skipped[0]?.text).toContain('Français')
  })

  test('the line of each question', () => {
    const lines = text.split('\n')
    expect(questions.map(({ line }) => lines[line - 1]?.slice(0, 9))).toEqual([
      '###### 1.',
      '###### 2.',
      '###### 3.',
    ])
  })
})

describe('numbered lines', () => {
  test.each([
    ['1. Which?\na) Red\nb) Blue\nAnswer: b', single('Which?', ['Red', 'Blue'], 1)],
    ['1) Which?\n\nA. Red\nB. Blue\n\nAnswer: A', single('Which?', ['Red', 'Blue'], 0)],
    ['Q1: Which?\n(a) Red\n(b) Blue\nANSWER: B', single('Which?', ['Red', 'Blue'], 1)],
    ['**1. Which?**\nA: Red\nB: Blue\n**Answer:** B', single('Which?', ['Red', 'Blue'], 1)],
    [
      'Question 1\nWhich?\n- A) Red\n- B) Blue\nKey: a',
      single('\nWhich?'.trim(), ['Red', 'Blue'], 0),
    ],
    ['1. Which?\n- [ ] Red\n- [x] Blue', single('Which?', ['Red', 'Blue'], 1)],
    [
      '1. Which?\n- [x] Red\n- [x] Blue\n- [ ] Pink',
      several('Which?', ['Red', 'Blue', 'Pink'], 0, 1),
    ],
    ['1. Which?\nA. Red\n*B. Blue', single('Which?', ['Red', 'Blue'], 1)],
    ['1. Which?\n- Red\n* Blue\n- Pink', single('Which?', ['Red', 'Blue', 'Pink'], 1)],
    ['1. Which.\n- Red\n- Blue (correct)', single('Which.', ['Red', 'Blue'], 1)],
    ['1. Which?\na) Red\nb) Blue ✓', single('Which?', ['Red', 'Blue'], 1)],
    ['1. Which.\n- Red\n- Blue\nAnswer: blue.', single('Which.', ['Red', 'Blue'], 1)],
    ['1. Which?\n- Red\n- Blue\nAnswer: 2', single('Which?', ['Red', 'Blue'], 1)],
    ['1. Which?\na) Red\nb) Blue\nAnswers: A, B', several('Which?', ['Red', 'Blue'], 0, 1)],
    [
      '1. Which?\na) R\nb) B\nc) P\nCorrect answers: a, b, and c',
      several('Which?', ['R', 'B', 'P'], 0, 1, 2),
    ],
    ['1. Which?\na) Red\nb) Blue\nThe answer is: B) Blue', single('Which?', ['Red', 'Blue'], 1)],
    ['1. Choose all\na) Red\nb) Blue', several('Choose all', ['Red', 'Blue'])],
    ['1. Tell us about a team', open('Tell us about a team')],
    ['1. Write about\n- scope\n- people', open('Write about\n- scope\n- people')],
    [
      '1. Which?\n   ```js\n   a()\n   ```\n   a) Red\n   b) Blue\n   Answer: a',
      single('Which?\n```js\na()\n```', ['Red', 'Blue'], 0),
    ],
    [
      '1. Which?\na) Red,\n   or so\nb) Blue\nAnswer: a',
      single('Which?', ['Red,\nor so', 'Blue'], 0),
    ],
    ['1.\tWhich?\r\na)\tRed\r\nb)\tBlue\r\nAnswer: a', single('Which?', ['Red', 'Blue'], 0)],
  ])('%#', (text, expected) => {
    const { questions, skipped } = readQuiz(text)
    expect(questions.map(brief)).toEqual([expected])
    expect(skipped).toEqual([])
  })

  test('several in a row, with and without options, restarting in a second part', () => {
    const text =
      '1. One?\na) x\nb) y\nAnswer: a\n\n2. Two\n3. Three\n\n# Part two\n\n1. Four?\na) x\nb) y'
    expect(read(text)).toEqual([
      single('One?', ['x', 'y'], 0),
      open('Two'),
      open('Three'),
      single('Four?', ['x', 'y']),
    ])
    expect(readQuiz(text).skipped).toEqual([
      { line: 9, text: '# Part two', why: 'It is a heading, not a question.' },
    ])
  })

  test('a numbered list inside a question stays there', () => {
    expect(read('1. In which order?\n   1. build\n   2. test\na) 1, 2\nb) 2, 1')).toEqual([
      single('In which order?\n1. build\n2. test', ['1, 2', '2, 1']),
    ])
  })

  test('a sentence that starts with a letter and a full stop is no option', () => {
    expect(read('1. Which?\nI. Newton said so.\na) Red\nb) Blue')).toEqual([
      single('Which?\nI. Newton said so.', ['Red', 'Blue']),
    ])
  })

  test('an explanation follows the answer, or has its own label', () => {
    const [first, second] = readQuiz(
      '1. A?\na) x\nb) y\nAnswer: b. It is so\nbecause.\n\nReally.\n2. B?\na) x\nb) y\nExplanation: So.\nAnswer: a',
    ).questions
    expect(first?.explanation).toBe('It is so\nbecause.\n\nReally.')
    expect(second).toMatchObject({ explanation: 'So.', key: [0] })
  })

  test('the answer may be on the next line', () => {
    expect(read('1. A?\na) x\nb) y\nAnswer:\nb')).toEqual([single('A?', ['x', 'y'], 1)])
  })

  test('a question answered in words keeps its model answer', () => {
    const [question] = readQuiz('1. Why?\nAnswer: Because it is.').questions
    expect(question).toMatchObject({ kind: 'longText', explanation: 'Answer: Because it is.' })
  })
})

describe('headings', () => {
  test('deeper ones belong to the question, others end it', () => {
    const text =
      '## 1. One\n### Code\n```\nx\n```\n- A. x\n- B. y\n\n## Part two\nSome words.\n\n## 2. Two'
    expect(readQuiz(text)).toMatchObject({
      questions: [{ prompt: 'One\n### Code\n```\nx\n```' }, { prompt: 'Two' }],
      skipped: [{ line: 9, text: '## Part two\nSome words.' }],
    })
  })

  test('one with the next number starts a question at any level', () => {
    const text = '#### Q1.Which?\n- A. x\n- B. y\n##### Q2. Why?\n#### P3. Who?\n## 9 lives'
    expect(read(text)).toEqual([single('Which?', ['x', 'y']), open('Why?'), open('Who?')])
  })

  test('one without a number starts a question among the others if it ends like one', () => {
    const text = '## 1. Which?\n- A. x\n- B. y\n## Why?\n## Part two\n## 2. Who?'
    expect(read(text)).toEqual([single('Which?', ['x', 'y']), open('Why?'), open('Who?')])
  })

  test('an unclosed fold ends with the question', () => {
    const text =
      '# 1. A?\n- A: x\n- B: y\n<details><summary>Show answer</summary>\nB\n# 2. C?\n- A: x\n- B: y'
    expect(read(text)).toEqual([single('A?', ['x', 'y'], 1), single('C?', ['x', 'y'])])
  })
})

describe('without numbers', () => {
  test('text above options is a question', () => {
    const text =
      'Which colour?\nA. Red\nB. Blue\nANSWER: A\n\nWhich shape?\nA. Round\nB. Square\nANSWER: B'
    expect(read(text)).toEqual([
      single('Which colour?', ['Red', 'Blue'], 0),
      single('Which shape?', ['Round', 'Square'], 1),
    ])
  })

  test('text without options is skipped, with its line and why', () => {
    expect(readQuiz('\nDear all,\nthis is a letter.')).toEqual({
      questions: [],
      skipped: [
        {
          line: 2,
          text: 'Dear all,\nthis is a letter.',
          why: 'We couldn’t find a question here: add a number or options.',
        },
      ],
    })
  })
})

describe('what to check', () => {
  test.each([
    ['1. A?\na) x\nb) y', ['No correct answer found.']],
    ['1. A?\na) x\nb) y\nAnswer: f', ['The answer “f” is not one of the options.']],
    ['1. A?\na) x\nAnswer: a', ['There is only one option.']],
    ['1. A?\na) x\nb) x\nAnswer: a', ['Two options read the same.']],
    ['1.\na) x\nb) y\nAnswer: a', ['The question has no text.']],
  ])('%#', (text, problems) => {
    expect(readQuiz(text).questions[0]?.problems).toEqual(problems)
  })

  test('an answer that names no option is kept', () => {
    expect(readQuiz('1. A?\na) x\nb) y\nAnswer: neither').questions[0]?.explanation).toBe(
      'Answer: neither',
    )
  })

  test('text after the options is skipped, not lost', () => {
    expect(readQuiz('1. A?\na) x\nb) y\n\nPage 3 of 9\n\n2. B?').skipped).toEqual([
      { line: 5, text: 'Page 3 of 9', why: 'It looks like a page number or a footer.' },
    ])
  })
})
