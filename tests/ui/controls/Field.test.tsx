import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { Field } from '#src/ui/controls/Field.tsx'
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
