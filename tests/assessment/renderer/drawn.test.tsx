import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { drawQuestions, withOptionsDrawn } from '#src/assessment/engine/drawing.ts'
import {
  anAssessment,
  number,
  section,
  singleChoice,
  statement,
} from '#tests/support/definitions.ts'
import { fillIn } from '#tests/support/screens/filling.tsx'

const ids = ['a', 'b', 'c', 'd', 'e']
const pool = section('pool', { shuffle: true, draw: 3 }, ...ids.map((id) => number(id)))
const { order } = drawQuestions(pool, 0)
const drawn = order.slice(0, 3).map((place) => ids[place])

test('the drawn questions are asked, numbered and checked in random order', async () => {
  const { user } = fillIn(anAssessment(section('first', number('z')), pool))
  await user.click(screen.getByRole('button', { name: 'Next' }))
  const asked = () => screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)
  const wanted = drawn.map((id, at) => expect.stringContaining(`${at + 2}. What about ${id}?`))
  expect(asked()).toEqual(wanted)
  expect(screen.getByText('0 of 4 answered')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Check answers' }))
  expect(asked()).toEqual([expect.stringContaining('1. What about z?'), ...wanted])
})

test('one question a page: pages and their count follow the random order', async () => {
  const definition = anAssessment(pool, section('last', statement('bye')))
  const { user } = fillIn({
    ...definition,
    settings: { ...definition.settings, layout: 'question' },
  })
  for (const [at, id] of drawn.entries()) {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`What about ${id}?`)
    expect(screen.getByText(`Question ${at + 1} of 3`)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Next' }))
  }
  expect(screen.getByText('Please read bye')).toBeVisible()
})

test('options are offered in random order', () => {
  const shuffled = singleChoice('pick', ['u', 'v', 'w', 'x', 'y'], { shuffle: true })
  fillIn(anAssessment(shuffled))
  const offered = screen.getAllByRole('radio').map((each) => each.getAttribute('value'))
  expect(offered).toEqual(withOptionsDrawn(shuffled, 0).options.map(({ id }) => id))
  expect(offered).not.toEqual(['u', 'v', 'w', 'x', 'y'])
})
