import { expect, test } from 'vitest'

import type { PastedQuestion } from '#src/builder/files/pasted/pastedQuestion.ts'
import { questionParagraphs, splitQuestion } from '#src/builder/files/quiz/splitting.ts'
import { readQuiz } from '#src/builder/files/quiz/readQuiz.ts'

function only(text: string): PastedQuestion {
  const [question, ...others] = readQuiz(text).questions
  if (!question || others.length > 0) throw new Error('Not one question')
  return question
}

const SEVERAL =
  '5. How many years?\n\nBe honest.\nWhat did you do there?\n\nWhich one?\na) x\nb) y\nAnswer: b'

test('a question with several paragraphs that ask is split, and the last keeps the options', () => {
  const question = only(SEVERAL)
  expect(questionParagraphs(question)).toBe(3)
  expect(splitQuestion(question)).toMatchObject([
    { line: 1, kind: 'number', prompt: 'How many years?' },
    { line: 3, kind: 'longText', prompt: 'Be honest.\nWhat did you do there?' },
    { line: 6, kind: 'singleChoice', prompt: 'Which one?', options: ['x', 'y'], key: [1] },
  ])
})

test('text without a question goes with the question below, or at the end with the one above', () => {
  const question = only('1. Who?\n\nThink of a team.\n\nWhere?\n\nTake your time.')
  expect(splitQuestion(question).map(({ prompt }) => prompt)).toEqual([
    'Who?',
    'Think of a team.\n\nWhere?\n\nTake your time.',
  ])
})

test('code is no paragraph', () => {
  const question = only('1. What is it?\n\n```js\na ? b : c\n\nwhat?\n```\n- A: x\n- B: y')
  expect(questionParagraphs(question)).toBe(1)
  expect(splitQuestion(question)).toEqual([question])
})
