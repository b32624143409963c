import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'

function opened(isSubmitting = false) {
  const heard: string[] = []
  render(
    <FormDialog
      title="New job"
      submitLabel="Create job"
      isSubmitting={isSubmitting}
      isDirty={false}
      onSubmit={() => heard.push('submit')}
      onClose={() => heard.push('close')}
    >
      <input aria-label="Title" type="email" required />
    </FormDialog>,
  )
  return { user: userEvent.setup(), heard }
}

test('Enter in a field and the button submit, whatever native validation says', async () => {
  const { user, heard } = opened()
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Cook{Enter}')
  expect(heard).toEqual(['submit'])
  await user.click(screen.getByRole('button', { name: 'Create job' }))
  expect(heard).toEqual(['submit', 'submit'])
})

test('Cancel closes it and submits nothing', async () => {
  const { user, heard } = opened()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(heard).toEqual(['close'])
})

test('its button does nothing while submitting', async () => {
  const { user, heard } = opened(true)
  await user.click(screen.getByRole('button', { name: 'Create job' }))
  expect(heard).toEqual([])
})
