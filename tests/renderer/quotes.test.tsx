import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import {
  anAssessment,
  number,
  option,
  quoting,
  section,
  shortText,
  singleChoice,
  statement,
  withCalculated,
} from '#tests/support/definitions.ts'
import { fillIn } from '#tests/support/filling.tsx'

const definition = withCalculated(
  anAssessment(
    section(
      'one',
      number('years'),
      shortText('where', { prompt: quoting('years'), help: quoting('months') }),
      {
        ...singleChoice('pick', [], { display: 'dropdown' }),
        options: [{ ...option('o'), label: quoting('years') }],
      },
      statement('note', { prompt: quoting('where') }),
    ),
  ),
  { months: 'years * 12' },
)

test('texts follow what they quote, key by key', async () => {
  const { user } = fillIn(definition)
  expect(screen.getByLabelText(/You said …/)).toBeVisible()
  await user.type(screen.getByLabelText(/What about years/), '12')
  expect(screen.getByLabelText(/You said 12\./)).toBeVisible()
  expect(screen.getByText('144').parentElement).toHaveTextContent('You said 144.')
  expect(screen.getByRole('option', { name: 'You said 12.' })).toBeInTheDocument()
})

test('the check-your-answers page quotes as well', async () => {
  const { user } = fillIn(definition, { answers: { years: 3, pick: { option: 'o' } } })
  await user.click(screen.getByRole('button', { name: /Check|Next|Continue/ }))
  expect(screen.getByRole('heading', { name: '2. You said 3.' })).toBeVisible()
  expect(screen.getAllByText('You said 3.')).not.toHaveLength(0)
  expect(document.body).not.toHaveTextContent('{{')
})
