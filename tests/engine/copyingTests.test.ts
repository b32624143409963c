import { expect, test } from 'vitest'

import type { Answers } from '#schemas/answer.ts'
import type { Question } from '#schemas/question.ts'
import { copyWithTests } from '#src/engine/editing/copying.ts'
import { questionsOf } from '#src/engine/editing/definition.ts'
import {
  anAssessment,
  countingMint,
  matrix,
  multipleChoice,
  ranking,
  shortText,
  singleChoice,
  text,
} from '#tests/support/definitions.ts'

/** The copies of questions and of one candidate's answers to them, in the same order. */
function copied(questions: Question[], answers: Answers) {
  const candidate = { id: 'ada', name: 'Ada', answers }
  const { definition, testCandidates } = copyWithTests(
    anAssessment(...questions),
    [candidate],
    countingMint(),
  )
  const copies = questionsOf(definition)
  return { copies, answers: copies.map(({ id }) => testCandidates[0]?.answers[id]) }
}

const partsOf = (question: Question | undefined) => ({
  options: question && 'options' in question ? question.options.map(({ id }) => id) : [],
  rows: question?.kind === 'matrix' ? question.rows.map(({ id }) => id) : [],
})

test('E4: answers of copied test candidates name the parts of the copies, kind by kind', () => {
  const { copies, answers } = copied(
    [
      singleChoice('one', ['a', 'b']),
      multipleChoice('some', ['a', 'b'], { other: { label: text('Other') } }),
      ranking('order', ['a', 'b']),
      shortText('word'),
    ],
    {
      one: { option: 'a' },
      some: { options: ['b'], other: 'a' },
      order: ['b', 'a'],
      word: 'a',
    },
  )
  const [one, some, order] = copies.map((each) => partsOf(each).options)
  expect(answers).toEqual([
    { option: one?.[0] },
    { options: [some?.[1]], other: 'a' },
    order?.toReversed(),
    'a',
  ])
})

test.each(['options', 'option', 'other', 'raw', 'typed', 'strokes', 'row'])(
  'E4: a row called %s is a row all the same',
  (row) => {
    const { copies, answers } = copied([matrix('skills', [row], ['none', 'some'])], {
      skills: { [row]: ['some'] },
    })
    const { rows, options } = partsOf(copies[0])
    expect(answers).toEqual([{ [rows[0] ?? '']: [options[1]] }])
  },
)

test('E4: an answer that its question does not take stays as it was', () => {
  const { answers } = copied([singleChoice('one', ['a']), ranking('order', ['a'])], {
    one: ['a'],
    order: { options: ['a'] },
  })
  expect(answers).toEqual([['a'], { options: ['a'] }])
})
