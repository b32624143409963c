import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Answer } from '#schemas/answer.ts'
import type { Question } from '#schemas/question.ts'
import { MASK } from '#src/assessment/engine/maskedEmail.ts'
import type { Context } from '#src/assessment/engine/context.ts'
import { readAnswers } from '#src/assessment/engine/evaluation/reading.ts'
import { ReadAnswers } from '#src/assessment/renderer/read/AssessmentRead.tsx'
import {
  anAssessment,
  code,
  consent,
  date,
  matrix,
  multipleChoice,
  ranking,
  rating,
  signature,
  singleChoice,
  withOther,
} from '#tests/support/definitions.ts'
import { filesInMemory, InEnglish } from '#tests/support/screens/filling.tsx'

const cases: [Question, Answer, RegExp][] = [
  [withOther(singleChoice('q', ['cat'])), { other: 'newt' }, /cat.*Chosen: Other.*newt/],
  [withOther(multipleChoice('q', ['vi'])), { options: ['vi'], other: '' }, /Chosen: vi.*Other/],
  [date('q'), '2026-03-01', /March.*2026/],
  [date('q'), { raw: '2026-Feb-31' }, /2026-Feb-31/],
  [rating('q', { highLabel: 'Great' }), 5, /5 on a scale from 1 to 5 \(Great\)/],
  [matrix('q', ['r1', 'r2'], ['x']), { r1: ['x'] }, /r1x.*r2Left blank/],
  [code('q'), 'const a = 1', /const a = 1/],
  [signature('q'), { typed: 'Ada' }, /Typed name: Ada/],
  // Hidden, whether it was drawn or typed.
  [signature('q'), { typed: MASK }, /Signed\. The signature is hidden with the name\.$/],
  [consent('q'), true, /Agreed to: I agree/],
]

test.each(cases)('%j is rendered with its answer', (question, answer, expected) => {
  read(question, answer)
  expect(screen.getByRole('article')).toHaveTextContent(expected)
})

test('a ranking is shown in the given order', () => {
  read(ranking('q', ['a', 'b', 'c']), ['c', 'a', 'b'])
  const rows = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual(['c', 'a', 'b'])
})

const letters = ['a', 'b', 'c', 'd']

test('shuffled options are in this candidate’s order, with a note', () => {
  read(singleChoice('one', letters, { shuffle: true }), { option: 'd' }, { seed: 39 })
  const options = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(options.map((each) => each.textContent)).toEqual(['b', 'a', 'Chosen: d', 'c'])
  expect(screen.getByText(/in the order in which this candidate saw them/)).toBeVisible()
})

test('options in the authored order have no note', () => {
  read(singleChoice('one', letters), { option: 'd' }, { seed: 39 })
  expect(screen.queryByText(/in the order/)).toBeNull()
})

test('a shuffled ranking shows its original order', () => {
  read(ranking('one', letters, { shuffle: true }), letters, { seed: 39 })
  const rows = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual(letters)
  expect(screen.getByText(/Offered to this candidate/)).toHaveTextContent(
    'in this order: b, a, d, c',
  )
})

test('a drawn signature is an image with a name', () => {
  read(signature('q'), {
    strokes: [
      [
        { x: 1, y: 2 },
        { x: 3, y: 4 },
      ],
      [{ x: 9, y: 9 }],
    ],
  })
  const drawing = screen.getByRole('img', { name: 'Signature, drawn' })
  const lines = [...drawing.querySelectorAll('polyline')].map((line) => line.getAttribute('points'))
  expect(lines).toEqual(['1,2 3,4', '9,9 9,9'])
})

function read(question: Question, answer: Answer, context: Context = { seed: 0 }): void {
  const sections = readAnswers(anAssessment(question), { [question.id]: answer }, [], context)
  render(<ReadAnswers sections={sections} files={filesInMemory()} language="en" />, {
    wrapper: InEnglish,
  })
}
