import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aDraft, openBuilder, saved } from '#tests/support/screens/builderScreen.tsx'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, shortText } from '#tests/support/definitions.ts'

withFreshDatabases()

const MOUSE = { pointerType: 'mouse', isPrimary: true, button: 0 }
const unfinished = () => screen.queryByText('Unfinished: add the text.')

test('nothing that was checked meanwhile moves a control while it is pressed', async () => {
  const { id } = await aDraft(anAssessment(shortText('city')))
  const { user } = await openBuilder(id, '?at=city')
  await user.click(screen.getByRole('button', { name: /^Add question here/ }))
  await user.click(screen.getByRole('button', { name: 'Short text' }))
  await waitFor(() => expect(unfinished()).toBeVisible())
  await saved()

  const button = screen.getByRole('button', { name: 'Show only if…' })
  const text = document.activeElement
  if (!(text instanceof HTMLTextAreaElement))
    throw new Error('The text of the question has the focus')
  // Both at once: on a busy machine the check could be done before the button is pressed.
  fireEvent.input(text, { target: { value: 'Which one?' } })
  fireEvent.pointerDown(button, MOUSE)
  expect(screen.queryByText(/^Saved/)).toBeNull()
  // Which takes longer than the check.
  await saved()
  expect(unfinished()).toBeVisible()

  fireEvent.pointerUp(button, MOUSE)
  fireEvent.click(button)
  await waitFor(() => expect(unfinished()).toBeNull())
})
