import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { assessmentTable } from '#src/storage/core/database.ts'
import { BuilderPage } from '#src/builder/screens/BuilderPage.tsx'
import { AssessmentsPage } from '#src/builder/screens/assessments/AssessmentsPage.tsx'
import { withFreshDatabases } from '#tests/support/database.ts'
import { aJob } from '#tests/support/hiring.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const open = (search: string) =>
  openScreen(
    [
      { path: '/assessments', element: <AssessmentsPage /> },
      { path: '/assessments/:assessmentId', element: <BuilderPage /> },
    ],
    `/assessments${search}`,
  )

test('the first missing field gets the focus: the job, then the file', async () => {
  await aJob()
  await aJob()
  const { user } = open('?new&start=file')
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Trial day')
  await user.click(screen.getByRole('button', { name: 'Create assessment' }))
  const job = screen.getByRole('combobox', { name: 'Job' })
  await waitFor(() => expect(job).toHaveAccessibleDescription('Choose a job'))
  await waitFor(() => expect(job).toHaveFocus())
  expect(screen.getByRole('status')).toHaveTextContent(/^Open a file/)
  await user.click(job)
  const [first = job] = await screen.findAllByRole('option')
  await user.click(first)
  await user.click(screen.getByRole('button', { name: 'Create assessment' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open a file' })).toHaveFocus())
})

test('a typed title is discarded only after confirmation', async () => {
  const job = await aJob()
  const { user } = open(`?new=${job.id}`)
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Trial day')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await assessmentTable.count()).toBe(0)
})

test('DR4: a file that is no saved assessment leads to where it is opened', async () => {
  const job = await aJob()
  const { user } = open(`?new=${job.id}&start=file`)
  const dialog = await screen.findByRole('dialog', { name: 'Create assessment' })
  const choose = (content: string) => {
    const input = dialog.querySelector<HTMLInputElement>('input[type="file"]')
    if (input) fireEvent.change(input, { target: { files: [new File([content], 'quiz.json')] } })
  }
  choose('{"format":1,"kind":"talentflow-backup"}')
  expect(await screen.findByRole('link', { name: 'Go to the data page' })).toBeVisible()
  choose('1. Why?')
  expect(
    await screen.findByText('quiz.json can’t be opened: it is text, not a saved assessment.'),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Read its questions instead' }))
  const pasted = screen.getByRole('radio', { name: /^Pasted questions/ })
  expect(pasted).toBeChecked()
  expect(pasted).toHaveAccessibleDescription('quiz.json is read in the next step.')
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus()
  await user.keyboard('Trial day')
  await user.click(screen.getByRole('button', { name: 'Create assessment' }))
  const text = await screen.findByRole('textbox', { name: 'Text' })
  await waitFor(() => expect(text).toHaveValue('1. Why?'))
})
