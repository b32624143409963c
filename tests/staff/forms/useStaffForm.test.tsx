import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

import { FormFailure } from '#src/staff/forms/FormFailure.tsx'
import type { FormProblem } from '#src/staff/forms/formProblem.ts'
import { useStaffForm } from '#src/staff/forms/useStaffForm.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { TextInput } from '#src/ui/controls/TextInput.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'

const schema = z.strictObject({
  team: z.string(),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(5)),
  place: z.string().check(z.minLength(1)),
})
type Saved = z.output<typeof schema>
type Answer = FormProblem<'team' | 'name' | 'place'> | null

interface TeamProps {
  onSave: (saved: Saved) => Promise<Answer>
  onClose: () => void
}

function Team({ onSave, onClose }: TeamProps) {
  const form = useStaffForm({
    schema,
    start: { team: 'Kitchen', name: '', place: '' },
    words: {
      name: { invalid: 'Enter a name', label: 'Name' },
      place: { invalid: 'Enter a place' },
    },
    save: onSave,
  })
  return (
    <FormDialog
      title="New team"
      submitLabel="Create team"
      isDirty={form.isDirty}
      isSubmitting={form.isSubmitting}
      onSubmit={form.submit}
      onClose={onClose}
    >
      <FormFailure text={form.failure} />
      {(['team', 'name', 'place'] as const).map((each) => (
        <Field key={each} label={each} error={form.errorOf(each)}>
          <TextInput {...form.register(each)} />
        </Field>
      ))}
    </FormDialog>
  )
}

/** Saving waits until it is resolved. */
function opened() {
  const heard: Saved[] = []
  let isClosed = false
  const answers: ((answer: Answer) => void)[] = []
  render(
    <Team
      onSave={(saved) => {
        heard.push(saved)
        return new Promise((resolve) => answers.push(resolve))
      }}
      onClose={() => {
        isClosed = true
      }}
    />,
  )
  return {
    user: userEvent.setup(),
    heard,
    answer: async (answer: Answer) => {
      await waitFor(() => expect(answers).toHaveLength(1))
      act(() => answers.shift()?.(answer))
    },
    isClosed: () => isClosed,
  }
}

const field = (name: string) => screen.getByRole('textbox', { name })
const button = (name: string) => screen.getByRole('button', { name })

test('nothing is refused before submitting; then the first invalid field gets the focus', async () => {
  const { user, heard } = opened()
  await user.click(field('name'))
  await user.tab()
  expect(field('name')).not.toBeInvalid()
  await user.click(button('Create team'))
  await waitFor(() => expect(field('name')).toHaveFocus())
  expect(field('name')).toHaveAccessibleDescription('Enter a name')
  expect(field('place')).toHaveAccessibleDescription('Enter a place')
  expect(field('team')).not.toBeInvalid()
  expect(heard).toEqual([])
})

test('from then on a field is validated while typing, with its limit in the message', async () => {
  const { user } = opened()
  await user.click(button('Create team'))
  await user.type(field('name'), 'Chefs')
  await waitFor(() => expect(field('name')).not.toBeInvalid())
  await user.type(field('name'), ' all')
  await waitFor(() =>
    expect(field('name')).toHaveAccessibleDescription('Name must be 5 characters or fewer'),
  )
})

test('the parsed values are saved, once, however often it is pressed', async () => {
  const { user, heard } = opened()
  await user.type(field('name'), ' Chefs ')
  await user.type(field('place'), 'Bern')
  await user.dblClick(button('Create team'))
  await user.click(button('Create team'))
  expect(heard).toEqual([{ team: 'Kitchen', name: 'Chefs', place: 'Bern' }])
  await waitFor(() => expect(button('Create team')).toHaveAttribute('aria-disabled', 'true'))
})

test('a field refused on saving shows the reason, and gets the focus', async () => {
  const { user, answer } = opened()
  await user.type(field('name'), 'Chefs')
  await user.type(field('place'), 'Bern')
  await user.click(button('Create team'))
  await answer({ field: 'name', text: 'This name is taken' })
  await waitFor(() => expect(field('name')).toHaveAccessibleDescription('This name is taken'))
  await waitFor(() => expect(field('name')).toHaveFocus())
  expect(button('Create team')).not.toHaveAttribute('aria-disabled')
})

test('a general failure is an alert, and saving can be retried', async () => {
  const { user, answer, heard } = opened()
  await user.type(field('name'), 'Chefs')
  await user.type(field('place'), 'Bern')
  await user.click(button('Create team'))
  await answer({ text: 'The disk is full' })
  expect(await screen.findByRole('alert')).toHaveTextContent('The disk is full')
  await waitFor(() => expect(button('Create team')).not.toHaveAttribute('aria-disabled'))
  await user.click(button('Create team'))
  await waitFor(() => expect(heard).toHaveLength(2))
})

test('without input, it closes at once', async () => {
  const { user, isClosed } = opened()
  await user.keyboard('{Escape}')
  expect(isClosed()).toBe(true)
})

test('with input, it asks first', async () => {
  const { user, isClosed } = opened()
  await user.type(field('name'), 'Chefs')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  await waitFor(() => expect(screen.queryByText('Discard your changes?')).toBeNull())
  expect(field('name')).toHaveValue('Chefs')
  expect(isClosed()).toBe(false)
  await user.click(button('Cancel'))
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
  expect(isClosed()).toBe(true)
})
