import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'

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
