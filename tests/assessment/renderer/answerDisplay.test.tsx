import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Answer } from '#schemas/answer.ts'
import type { Question } from '#schemas/question.ts'
import { AnswerDisplay } from '#src/assessment/renderer/question/AnswerDisplay.tsx'
import { arabic } from '#src/assessment/words/arabic/first.ts'
import { hebrew } from '#src/assessment/words/hebrew/first.ts'
import {
  date,
  longText,
  matrix,
  multipleChoice,
  number,
  ranking,
  rating,
  withOther,
} from '#tests/support/definitions.ts'

/** Each label has a direction of its own, so a line is in the page's order whatever they start with. */
test.each([
  [multipleChoice('q', ['C++', 'בדיקות', '.NET']), { options: ['C++', 'בדיקות', '.NET'] }],
  [withOther(multipleChoice('q', ['Go'])), { options: ['Go'], other: 'פייתון' }],
] as [Question, Answer][])('several choices, each by itself: %j', (question, answer) => {
  const line = given(question, answer).querySelector('p')
  const labels = [...(line?.querySelectorAll('bdi') ?? [])]
  expect(line?.textContent).toBe(labels.map(({ textContent }) => textContent).join(', '))
  expect(labels.length).toBeGreaterThan(1)
  expect(line).not.toHaveAttribute('dir')
})

test('in Arabic, a comma turns towards the text after it', () => {
  const question = multipleChoice('q', ['BGP', 'OSPF'])
  const answer = { options: ['BGP', 'OSPF'] }
  render(<AnswerDisplay question={question} answer={answer} words={arabic} />)
  expect(screen.getByText('BGP').parentElement).toHaveTextContent('BGP، OSPF')
})

test('a ranking is a numbered list', () => {
  given(ranking('q', ['Java', 'פייתון', 'Go']), ['פייתון', 'Go', 'Java'])
  const rows = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(screen.getByRole('list').localName).toBe('ol')
  expect(rows.map(({ textContent }) => textContent)).toEqual(['פייתון', 'Go', 'Java'])
  for (const row of rows) expect(row.firstElementChild?.localName).toBe('bdi')
})

test('each answered row has a line, its label and choices by themselves', () => {
  const question = matrix('q', ['שבת', 'Monday', 'Friday'], ['am', 'ערב'], { several: true })
  const lines = given(question, { שבת: ['am', 'ערב'], Friday: ['am'] }).querySelectorAll('p')
  expect([...lines].map(({ textContent }) => textContent)).toEqual(['שבת: am, ערב', 'Friday: am'])
  expect(lines[0]?.querySelectorAll('bdi')).toHaveLength(3)
})

test.each([
  [number('q', { unit: 'שנים' }), -5.5, null],
  [rating('q', { lowest: -3, highest: 3 }), -3, null],
  [date('q'), '2026-03-01', null],
  [date('q'), { raw: '2026-2-31' }, null],
  [number('q'), { raw: 'חמש' }, 'auto'],
  [longText('q'), 'חמש', 'auto'],
] as [Question, Answer, string | null][])(
  'only what is typed decides its direction: %j',
  (question, answer, dir) => {
    expect(given(question, answer).querySelector('p')?.getAttribute('dir')).toBe(dir)
  },
)

function given(question: Question, answer: Answer): HTMLElement {
  const words = { answers: hebrew.answers, write: hebrew.write }
  return render(<AnswerDisplay question={question} answer={answer} words={words} />).container
}
