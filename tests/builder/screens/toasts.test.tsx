import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aDraft, openBuilder, row } from '#tests/support/screens/builderScreen.tsx'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, section, shortText } from '#tests/support/definitions.ts'
import { anInvitation } from '#tests/support/hiring.ts'
import { toast } from '#src/ui/overlays/toasts.ts'

withFreshDatabases()

const draft = () => anAssessment(section('s1', shortText('a'), shortText('b'), shortText('c')))
const told = (words = 'Question deleted') => screen.findByText(words, { selector: 'p' })

test('a deletion is shown in a toast above the outline’s footer, until the next edit', async () => {
  const { id } = await aDraft(draft())
  const { user } = await openBuilder(id, '?at=a')
  row(/about a/).focus()
  await user.keyboard('{Delete}')
  const words = await told()
  const outline = screen.getByRole('region', { name: 'Outline' })
  expect(outline).toContainElement(words)
  expect(within(outline).getByRole('button', { name: 'Undo' })).toBeVisible()

  await user.type(screen.getByRole('textbox', { name: 'Question' }), '!')
  await waitFor(() => expect(words).not.toBeInTheDocument())
})

test('failures stay, and so do toasts that are not about the draft', async () => {
  const { id } = await aDraft(draft())
  const { user } = await openBuilder(id, '?at=a')
  toast({ text: 'The disk is full', tone: 'failed' })
  toast({ text: 'A test is deleted', action: { label: 'Undo', onAct: () => undefined } })
  const [offer, disk] = [await told('A test is deleted'), await told('The disk is full')]
  await user.type(screen.getByRole('textbox', { name: 'Question' }), '!')
  expect(offer).toBeInTheDocument()
  expect(disk).toBeInTheDocument()
})

test('toasts about the draft disappear with its builder', async () => {
  const { id } = await aDraft(draft())
  const { user } = await openBuilder(id, '?at=a')
  row(/about a/).focus()
  await user.keyboard('{Delete}')
  const words = await told()
  await user.click(screen.getByRole('link', { name: 'Assessments' }))
  await waitFor(() => expect(words).not.toBeInTheDocument())
})

test('toasts appear inside an open dialog, and cover none of its buttons', async () => {
  const { id } = await aDraft(draft())
  const { user } = await openBuilder(id, '?at=a')
  await user.click(screen.getByRole('button', { name: 'Paste questions' }))
  const dialog = await screen.findByRole('dialog', { name: 'Paste questions' })
  toast({ text: 'Address copied', action: { label: 'Undo', onAct: () => undefined } })
  const words = await told('Address copied')
  expect(dialog).toContainElement(words)
  expect(within(dialog).getByRole('button', { name: 'Undo' })).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(async () =>
    expect(screen.getByRole('region', { name: 'Outline' })).toContainElement(
      await told('Address copied'),
    ),
  )
})

test('a dialog shows no earlier toasts, except failures', async () => {
  const { id } = await aDraft(draft())
  const { user } = await openBuilder(id, '?at=a')
  toast({ text: 'Question added', action: { label: 'Undo', onAct: () => undefined } })
  toast({ text: 'The disk is full', tone: 'failed' })
  await told('Question added')
  await user.click(screen.getByRole('button', { name: 'Paste questions' }))
  const dialog = await screen.findByRole('dialog', { name: 'Paste questions' })
  await waitFor(async () => expect(dialog).toContainElement(await told('The disk is full')))
  expect(screen.queryByText('Question added', { selector: 'p' })).toBeNull()
  await user.keyboard('{Escape}')
  expect(await told('Question added')).toBeInTheDocument()
})

test('after closing and reopening only the last toast is shown', async () => {
  const { assessment } = await anInvitation()
  const { user } = await openBuilder(assessment.id)
  const choose = async (name: string) => {
    await user.click(screen.getByRole('button', { name: 'More actions for this assessment' }))
    await user.click(await screen.findByRole('menuitem', { name }))
  }
  await choose('Close to new candidates')
  await screen.findByText(/is closed to new candidates/, { selector: 'p' })
  await choose('Reopen to new candidates')
  await screen.findByText(/is open to new candidates again/, { selector: 'p' })
  await waitFor(() =>
    expect(screen.queryByText(/is closed to new candidates/, { selector: 'p' })).toBeNull(),
  )
})
