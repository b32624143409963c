import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { anAssessment, shortText } from '#tests/support/definitions.ts'
import { fillIn } from '#tests/support/screens/filling.tsx'

const COUNT = 95

test('a long summary has a line for each error, in order, and loses those that are fixed', async () => {
  const names = Array.from({ length: COUNT }, (_, at) => `q${at}`)
  const { user } = fillIn(anAssessment(...names.map((id) => shortText(id, { required: true }))))
  await user.click(screen.getByRole('button', { name: 'Check answers' }))
  const summary = screen.getByRole('region', { name: 'There is a problem' })
  const addressed = () =>
    within(summary)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')?.split('.').at(-1))
  expect(addressed()).toEqual(names.slice(0, addressed().length))
  await waitFor(() => expect(addressed()).toEqual(names))
  await user.type(screen.getByRole('textbox', { name: '1. What about q0?' }), 'A')
  expect(addressed()).toEqual(names.slice(1))
  await user.click(within(summary).getAllByRole('link').at(-1)!)
  expect(screen.getByRole('textbox', { name: `${COUNT}. What about q94?` })).toHaveFocus()
})
