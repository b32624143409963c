import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Answers } from '#schemas/answer.ts'
import type { Question } from '#schemas/question.ts'
import {
  anAssessment,
  consent,
  file,
  matrix,
  ranking,
  rating,
  shortText,
  signature,
  singleChoice,
  storedFile,
} from '#tests/support/definitions.ts'
import { fillIn } from '#tests/support/screens/filling.tsx'

/** Of every kind that has buttons; optional, so that it can be cleared. */
const questions: readonly Question[] = [
  singleChoice('remote', ['yes', 'no']),
  rating('skill'),
  matrix('days', ['Monday', 'Friday'], ['on', 'off']),
  ranking('order', ['Tea', 'Coffee']),
  signature('sign'),
  file('cv', { maxFiles: 2 }),
  consent('kept'),
].map((question): Question => ({ ...question, required: false }))

const given: Answers = {
  remote: { option: 'yes' },
  skill: 3,
  sign: {
    strokes: [
      [
        { x: 1, y: 2 },
        { x: 3, y: 4 },
      ],
    ],
  },
  cv: [storedFile('cv.pdf')],
}

test('each button in a question names the question, or what of it it moves', () => {
  fillIn(anAssessment(...questions, shortText('last')), { answers: given })
  const named = [...document.querySelectorAll<HTMLElement>('[data-question]')].flatMap((card) =>
    within(card)
      .queryAllByRole('button')
      .map((button) => [card.dataset['question'], button] as const),
  )
  const ids = named.map(([id]) => id)
  expect(new Set(ids)).toEqual(new Set([...questions.map(({ id }) => id), 'last']))
  for (const [id, button] of named) {
    expect(button).toHaveAccessibleName(
      id === 'order' && button.textContent.startsWith('Move')
        ? /: (Tea|Coffee)$/
        : new RegExp(` What about ${id}\\?( \\(optional\\))?$`),
    )
  }
  for (const words of [
    'Mark for later',
    'Keep this order',
    'Remove cv.pdf',
    'Undo',
    'Clear this answer',
  ]) {
    const name = new RegExp(`^${words} (\\d\\. )?What about`)
    expect(screen.getAllByRole('button', { name })[0]).toBeVisible()
  }
})
