import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Answer } from '#schemas/answer.ts'
import type { Question } from '#schemas/question.ts'
import { readAnswers } from '#src/engine/reading.ts'
import { ReadAnswers } from '#src/renderer/AssessmentRead.tsx'
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
import { filesInMemory } from '#tests/support/filling.tsx'

const cases: [Question, Answer, RegExp][] = [
  [withOther(singleChoice('q', ['cat'])), { other: 'newt' }, /cat.*Chosen: Other.*newt/],
  [withOther(multipleChoice('q', ['vi'])), { options: ['vi'], other: '' }, /Chosen: vi.*Other/],
  [date('q'), '2026-03-01', /March.*2026/],
  [date('q'), { raw: '2026-Feb-31' }, /2026-Feb-31/],
  [rating('q', { highLabel: 'Great' }), 5, /5 on a scale from 1 to 5 \(Great\)/],
  [matrix('q', ['r1', 'r2'], ['x']), { r1: ['x'] }, /r1x.*r2Left blank/],
  [code('q'), 'const a = 1', /const a = 1/],
  [signature('q'), { typed: 'Ada' }, /Typed name: Ada/],
  [consent('q'), true, /Agreed to: I agree/],
]

test.each(cases)('%j is drawn with its answer', (question, answer, expected) => {
  read(question, answer)
  expect(screen.getByRole('article')).toHaveTextContent(expected)
})

test('a ranking is drawn in the order it was given', () => {
  read(ranking('q', ['a', 'b', 'c']), ['c', 'a', 'b'])
  const rows = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual(['c', 'a', 'b'])
})

test('a drawn signature is a picture with a name', () => {
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

function read(question: Question, answer: Answer): void {
  const sections = readAnswers(anAssessment(question), { [question.id]: answer }, [], {
    seed: 0,
  })
  render(<ReadAnswers sections={sections} files={filesInMemory()} language="en" />)
}
