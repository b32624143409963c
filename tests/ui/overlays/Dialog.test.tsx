import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'

test('pressing its buttons keeps the focus in the field, so that nothing moves under the pointer', async () => {
  const user = userEvent.setup()
  const heard: string[] = []
  render(
    <Dialog
      open
      onClose={() => heard.push('close')}
      title="New job"
      footer={
        <button type="button" onClick={() => heard.push('save')}>
          Save
        </button>
      }
    >
      <input aria-label="Title" onBlur={() => heard.push('left')} />
    </Dialog>,
  )
  await user.click(screen.getByRole('textbox', { name: 'Title' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(heard).toEqual(['save', 'close'])
})

test('what a confirmation would change is read when it opens, because a button has the focus', async () => {
  render(
    <ConfirmDialog
      open
      title="Delete the job?"
      confirmLabel="Delete"
      onConfirm={() => undefined}
      onCancel={() => undefined}
    >
      <p>12 candidates are deleted with it.</p>
    </ConfirmDialog>,
  )
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  expect(screen.getByRole('dialog', { name: 'Delete the job?' })).toHaveAccessibleDescription(
    '12 candidates are deleted with it.',
  )
})
