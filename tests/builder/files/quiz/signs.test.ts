import { describe, expect, test } from 'vitest'

import { readPasted } from '#src/builder/files/readers/readPasted.ts'
import { read, single } from '#tests/support/quizzes.ts'

const QUESTION = 'Q1. X?\nA. x\nB. y\nC. z'
const NEXT = 'Q2. Y?\nA. u\nB. v\nAnswer: A'

const reading = (line: string) => readPasted(`${QUESTION}\n${line}\n\n${NEXT}`)

describe('signs around labels (PT2)', () => {
  test.each([
    '✅ **Correct answer: B**',
    '**✅ Correct answer: B**',
    '✔️ Answer: B) y',
    '✅ Antwort: B',
    '👉 Answer: B',
    '🔑 **Answer:** B',
    '* ✅ Answer: B',
    '> **Answer:** B',
    '*(Answer: B)*',
    '[Answer: B]',
    'Correct: ✅ B',
    '**Answer: B** ✅',
    'Answer → B',
    'The answer is B.',
    '✅ B',
    '> ✅ B) y',
    '✅ **B. y**',
    '✅ y',
    '→ B',
    '**Best answer: B**',
    '*Answer: y*',
    '**B**',
    '**B) y**',
  ])('%s', (line) => {
    const { questions, skipped } = reading(line)
    expect(questions).toMatchObject([
      { ...single('X?', ['x', 'y', 'z'], 1), problems: [] },
      single('Y?', ['u', 'v'], 0),
    ])
    expect(skipped).toEqual([])
  })

  test.each([
    ['💡 **Explanation:** because', { explanation: 'because' }],
    ['*Explanation: because*', { explanation: 'because' }],
    ['📝 Rubric: one for each', { explanation: 'one for each' }],
    ['⭐ Points: 2', { points: 2 }],
  ])('%s', (line, expected) => {
    const [question] = reading(line).questions
    expect(question).toMatchObject({ ...single('X?', ['x', 'y', 'z']), ...expected })
  })

  test('what questions don’t have is left out by name', () => {
    expect(reading('⏱️ Time limit: 30 s').skipped).toMatchObject([{ text: 'Time limit: 30 s' }])
  })

  test.each([
    ['### ❓ Question 1\nX?', '### ❓ Question 2\nY?'],
    ['1️⃣ X?', '2️⃣ Y?'],
    ['🟦 **1. X?**', '🟦 **2. Y?**'],
  ])('before numbers: %j', (one, other) => {
    expect(read(`${one}\nA. x\nB. y\nAnswer: A\n\n${other}\nA. u\nB. v\nAnswer: B`)).toEqual([
      single('X?', ['x', 'y'], 0),
      single('Y?', ['u', 'v'], 1),
    ])
  })

  test('before the heading of a key', () => {
    const text = '1. X?\nA. x\nB. y\n\n2. Y?\nA. u\nB. v\n\n## ✅ Answer key\n1. A\n2. B'
    expect(read(text)).toEqual([single('X?', ['x', 'y'], 0), single('Y?', ['u', 'v'], 1)])
  })

  test.each([
    ['the next option', 'A. x\nB. y\n✅ C. z', single('X?', ['x', 'y', 'z'], 2)],
    ['options in boxes', '✅ x\n☐ y', single('X?', ['x', 'y'], 0)],
    ['an option between others', 'A. x\n✅ B. y\nC. z', single('X?', ['x', 'y', 'z'], 1)],
    [
      'boxes below a list',
      'A. x\nB. y\n- [ ] A\n- [x] B',
      single('X?\n- A: x\n- B: y', ['A', 'B'], 1),
    ],
  ])('a tick is a mark of %s', (_, options, question) => {
    expect(read(`Q1. X?\n${options}`)).toEqual([question])
  })
})
