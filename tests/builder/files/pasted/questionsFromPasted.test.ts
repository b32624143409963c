import { expect, test } from 'vitest'

import { questionSchema } from '#schemas/question.ts'
import { pointsOf } from '#src/builder/files/pasted/pastedQuestion.ts'
import { questionsFromPasted } from '#src/builder/files/pasted/questionsFromPasted.ts'
import { readQuiz } from '#src/builder/files/quiz/readQuiz.ts'
import { countingMint } from '#tests/support/definitions.ts'

const text =
  '1. Which `one`?\na) *Red*\nb) Blue\nAnswer: b\nBecause.\n2. Which?\na) x\nb) y\nAnswers: a, b\n3. Which?\na) x\nb) y\n4. Why?'

test('questions for the draft, with keys, points and explanations', () => {
  const questions = questionsFromPasted(readQuiz(text).questions, countingMint())
  expect(questions.every((question) => questionSchema.safeParse(question).success)).toBe(true)
  const [first, second, third, fourth] = questions
  expect(first).toMatchObject({
    kind: 'singleChoice',
    display: 'radio',
    points: 1,
    explanation: { source: 'Because.' },
    options: [{ code: 'A', label: { source: '*Red*' } }, { code: 'B' }],
  })
  if (first?.kind !== 'singleChoice') throw new Error('not a single choice')
  expect(first.key?.options).toEqual([first.options[1]?.id])
  expect(second).toMatchObject({ kind: 'multipleChoice', points: 1 })
  expect(third).not.toHaveProperty('key')
  expect(third).not.toHaveProperty('points')
  expect(fourth).toMatchObject({ kind: 'longText', prompt: { source: 'Why?' } })
})

test('every id is new', () => {
  const ids = questionsFromPasted(readQuiz(text).questions, countingMint()).flatMap((question) => [
    question.id,
    ...('options' in question ? question.options.map((option) => option.id) : []),
  ])
  expect(new Set(ids).size).toBe(ids.length)
})

test('the points that are listed are those that the question will have', () => {
  const { questions } = readQuiz(
    `${text} (3 points)\n5. How many? (2 points)\nAnswer: 4\n6. Name one.\nAnswer: Oslo\n7. Match.\na) x\nb) y\n1) p\n2) q`,
  )
  const added = questionsFromPasted(questions, countingMint())
  expect(questions.map(pointsOf)).toEqual([1, 1, null, 3, 2, 1, 1])
  expect(added.map((each) => ('points' in each ? each.points : null))).toEqual(
    questions.map(pointsOf),
  )
})
