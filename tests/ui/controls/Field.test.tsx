import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { Field } from '#src/ui/controls/Field.tsx'
import { NumberInput } from '#src/ui/controls/NumberInput.tsx'
import { RadioGroup } from '#src/ui/controls/RadioGroup.tsx'
import { TextInput } from '#src/ui/controls/TextInput.tsx'

test('a field names its control and describes it by its help', () => {
  render(
    <Field label="Title" help="As candidates read it." optional>
      <TextInput />
    </Field>,
  )
  const input = screen.getByRole('textbox', { name: 'Title (optional)' })
  expect(input).toHaveAccessibleDescription('As candidates read it.')
  expect(input).not.toBeInvalid()
  // Otherwise browsers would call an email invalid while it is typed.
  expect(input).toHaveAttribute('aria-invalid', 'false')
})

test('an error replaces the help and makes the control invalid', () => {
  render(
    <Field label="Title" help="As candidates read it." error="Give the job a title.">
      <TextInput />
    </Field>,
  )
  const input = screen.getByRole('textbox', { name: 'Title' })
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription('Give the job a title.')
  expect(screen.queryByText('As candidates read it.')).not.toBeInTheDocument()
})

test('a unit is read with its number, before the help', () => {
  render(
    <Field label="Time limit" help="Candidates start it themselves.">
      <NumberInput unit="minutes" />
    </Field>,
  )
  expect(screen.getByRole('textbox', { name: 'Time limit' })).toHaveAccessibleDescription(
    'minutes Candidates start it themselves.',
  )
})

test('the help of an option is read with it', () => {
  const options = [
    { value: 'low', label: 'Sends the work back', help: '1 point' },
    { value: 'high', label: 'Says what happens next' },
  ]
  render(<RadioGroup legend="Level" options={options} value={null} onChange={() => undefined} />)
  const low = screen.getByRole('radio', { name: 'Sends the work back' })
  expect(low).toHaveAccessibleDescription('1 point')
  expect(screen.getByRole('radio', { name: 'Says what happens next' })).not.toHaveAttribute(
    'aria-describedby',
  )
})
