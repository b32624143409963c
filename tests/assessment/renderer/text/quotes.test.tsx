import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import {
  anAssessment,
  matrix,
  number,
  option,
  quoting,
  ranking,
  section,
  shortText,
  singleChoice,
  statement,
  withCalculated,
} from '#tests/support/definitions.ts'
import { fillIn } from '#tests/support/screens/filling.tsx'

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

test('texts follow their references, key by key', async () => {
  const { user } = fillIn(definition)
  expect(screen.getByRole('textbox', { name: /You said …/ })).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: /What about years/ }), '12')
  expect(screen.getByRole('textbox', { name: /You said 12 ?\./ })).toBeVisible()
  expect(screen.getByText('144').parentElement).toHaveTextContent('You said 144.')
  expect(screen.getByRole('option', { name: 'You said 12.' })).toBeInTheDocument()
})

const label = quoting('years')
const parted = anAssessment(
  number('years'),
  { ...ranking('order', []), options: [option('a'), option('b')].map((o) => ({ ...o, label })) },
  {
    ...matrix('grid', [], ['yes', 'no'], { required: true }),
    rows: ['r1', 'r2'].map((id) => ({ id, code: id, label })),
  },
)

test('references in rows and options are resolved wherever they are named', async () => {
  const { user } = fillIn(parted, { answers: { years: 3, grid: { r1: ['yes'] } } })
  expect(screen.getAllByRole('button', { name: 'Move up: You said 3.' })).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Check answers' }))
  const problem = 'Choose an option for “You said 3.”'
  expect(screen.getByRole('link', { name: (name) => name.endsWith(problem) })).toBeVisible()
  expect(screen.getAllByText(problem)).toHaveLength(2)
  expect(document.body).not.toHaveTextContent('{{')

  await user.click(screen.getAllByRole('radio', { name: 'no' })[1]!)
  await user.click(screen.getByRole('button', { name: 'Check answers' }))
  await waitFor(() => {
    const lines = screen.getAllByText('You said 3.').map(({ parentElement }) => parentElement)
    expect(lines.map((line) => line?.textContent)).toContain('You said 3.: yes')
  })
  expect(document.body).not.toHaveTextContent('{{')
})

test('references on the check-your-answers page are resolved as well', async () => {
  const { user } = fillIn(definition, { answers: { years: 3, pick: { option: 'o' } } })
  await user.click(screen.getByRole('button', { name: /Check|Next|Continue/ }))
  expect(screen.getByRole('heading', { name: '2. You said 3.' })).toBeVisible()
  expect(screen.getAllByText('You said 3.')).not.toHaveLength(0)
  expect(document.body).not.toHaveTextContent('{{')
})
