import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText } from '#tests/support/definitions.ts'
import {
  aDraft,
  openBuilder,
  prompts,
  saved,
  storedDraft,
} from '#tests/support/screens/builderScreen.tsx'
import {
  type StubWorker,
  stubWorkers,
  withStubWorkers,
} from '#tests/storage/workers/stubWorkers.ts'

withFreshDatabases()
withStubWorkers()

async function openDialog() {
  const { id } = await aDraft(anAssessment(longText('old')))
  const { user } = await openBuilder(id, '?paste')
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste questions' }))
  const field = () => dialog.getByRole('textbox', { name: 'Text' })
  await user.click(field())
  return { id, user, dialog, field }
}

function drop(onto: HTMLElement, file: File): boolean {
  return fireEvent.drop(onto, { dataTransfer: { files: [file], types: ['Files'] } })
}

/** As a browser does before inserting text that is dropped, dictated or undone. */
function beforeInput(area: HTMLElement, data: string): boolean {
  return fireEvent(
    area,
    new InputEvent('beforeinput', { data, inputType: 'insertFromDrop', cancelable: true }),
  )
}

/** More lines than the field can show. */
const LONG = `1. Why?\n2. How?\n${'and so on\n'.repeat(2_000)}`

test('a text too long for the field is shown by its size, read, corrected and added', async () => {
  const { id, user, dialog, field } = await openDialog()
  await user.type(field(), '0. Who?\n')
  await user.paste(LONG)
  expect(dialog.queryByRole('textbox', { name: 'Text' })).toBeNull()
  expect(dialog.getByText('Pasted text')).toBeVisible()
  expect(dialog.getByText('20 kB, 2,003 lines')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Remove the pasted text' })).toHaveFocus()
  expect(await dialog.findByText(/^3 questions found/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Leave out question 3' }))
  await user.click(dialog.getByRole('button', { name: 'Add 2 questions' }))
  await saved()
  expect(prompts(await storedDraft(id))[1]).toEqual(['Who?', 'Why?'])
})

test('a long file is shown by its name, and removed again', async () => {
  const { user, dialog, field } = await openDialog()
  expect(drop(field(), new File([LONG], 'bank.txt'))).toBe(false)
  expect(await dialog.findByText('bank.txt')).toBeVisible()
  expect(await dialog.findByText(/^2 questions found/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Remove bank.txt' }))
  expect(field()).toHaveValue('')
  expect(field()).toHaveFocus()
  expect(dialog.queryByText(/questions found/)).toBeNull()
})

test('text that is dropped or dictated becomes too long in the same way', async () => {
  const { dialog, field } = await openDialog()
  expect(beforeInput(field(), 'x'.repeat(60_000))).toBe(true)
  expect(beforeInput(field(), 'x'.repeat(60_001))).toBe(false)
  expect(await dialog.findByText('59 kB, 1 line')).toBeVisible()
})

test('what nobody would paste is refused with the limit, and changes nothing', async () => {
  const { user, dialog, field } = await openDialog()
  await user.paste('1. Why?\n')
  await user.paste('x\n'.repeat(500_000))
  expect(field()).toHaveValue('1. Why?\n')
  expect(field()).toHaveAccessibleDescription(
    'Nothing was added: that makes 500,001 lines, and the limit is 500,000. Paste it in parts.',
  )
  await user.type(field(), '!')
  expect(field()).toHaveAccessibleDescription('')
  drop(field(), new File(['x'.repeat(21 * 1024 * 1024)], 'large.txt'))
  await waitFor(() =>
    expect(field()).toHaveAccessibleDescription(
      'Nothing was added: the file is 21 MB, and the limit is 20 MB. Copy its text in parts.',
    ),
  )
  expect(dialog.getByText(/^1 question found/)).toBeVisible()
})

test('of more questions than can be added at once the part to add is chosen', async () => {
  const { id, user, dialog } = await openDialog()
  await user.paste(Array.from({ length: 2_001 }, (_, at) => `${at + 1}. Why ${at + 1}?`).join('\n'))
  expect(await dialog.findByText('2,001 questions found, 1,000 of them listed.')).toBeVisible()
  const part = dialog.getByRole('combobox', { name: 'Questions' })
  expect(
    within(part)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['1 to 1,000', '1,001 to 2,000', '2,001'])
  await user.click(dialog.getByRole('button', { name: 'Leave out question 1' }))
  await user.selectOptions(part, '2,001')
  expect(await dialog.findByText('2,001 questions found, 1 of them listed.')).toBeVisible()
  expect(dialog.queryByText(/changes? /)).toBeNull()
  await user.selectOptions(part, '1 to 1,000')
  expect(await dialog.findByRole('button', { name: 'Put back question 1' })).toBeVisible()
  await user.selectOptions(part, '2,001')
  await user.click(await dialog.findByRole('button', { name: 'Leave out question 2,001' }))
  await user.click(dialog.getByRole('button', { name: 'Put back question 2,001' }))
  await user.click(dialog.getByRole('button', { name: 'Add 1 question' }))
  await saved()
  expect(prompts(await storedDraft(id))[1]).toEqual(['Why 2001?'])
})

/** The newest worker with such a task. */
function workerOf(started: readonly StubWorker[], task: string): StubWorker {
  const worker = started.findLast(({ requests }) => requests.some(({ name }) => name === task))
  if (worker === undefined) throw new Error(`No worker has the task ${task}`)
  return worker
}

test('a long reading can be cancelled, and then the dialog is as before', async () => {
  const { user, dialog, field } = await openDialog()
  await user.paste('1. Why?\n2. How?')
  await user.click(dialog.getByRole('button', { name: 'Leave out question 1' }))
  const started = stubWorkers()
  drop(field(), new File([LONG], 'bank.txt'))
  expect(await dialog.findByText('Reading bank.txt…')).toBeVisible()
  workerOf(started, 'sheets').reply({ kind: 'done', result: null })
  expect(await dialog.findByRole('button', { name: 'Remove bank.txt' })).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Add 1 question' })).toHaveAttribute('aria-disabled')
  await user.click(dialog.getByRole('button', { name: 'Cancel reading' }))
  expect(workerOf(started, 'pasted').isTerminated).toBe(true)
  expect(field()).toHaveValue('1. Why?\n2. How?')
  expect(field()).toHaveFocus()
  expect(dialog.getByText('2 questions found: 1 left out.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Add 1 question' }))
})

test('nothing is said about a text before it is read', async () => {
  const { user, dialog, field } = await openDialog()
  const started = stubWorkers()
  await user.paste(LONG)
  expect(await dialog.findByText('Reading…')).toBeVisible()
  expect(dialog.queryByText('No questions found')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Cancel reading' }))
  expect(workerOf(started, 'pasted').isTerminated).toBe(true)
  expect(field()).toHaveValue('')
})

test('opening a workbook says how far it is, and can be cancelled', async () => {
  const { user, dialog, field } = await openDialog()
  const started = stubWorkers()
  drop(field(), new File(['PK\u0003\u0004'], 'bank.xlsx'))
  expect(await dialog.findByText('Reading bank.xlsx…')).toBeVisible()
  const worker = workerOf(started, 'sheets')
  worker.reply({ kind: 'progress', progress: { done: 1, total: 4 } })
  expect(await dialog.findByRole('progressbar', { name: 'Reading bank.xlsx…' })).toHaveValue(0.25)
  await user.click(dialog.getByRole('button', { name: 'Cancel reading' }))
  expect(worker.isTerminated).toBe(true)
  expect(dialog.queryByText('Reading bank.xlsx…')).toBeNull()
  expect(field()).toHaveFocus()
})

test('adding many questions says how far it is, and can be cancelled', async () => {
  const { id, user, dialog } = await openDialog()
  await user.paste(Array.from({ length: 40 }, (_, at) => `${at + 1}. Why?`).join('\n'))
  const started = stubWorkers()
  await user.click(await dialog.findByRole('button', { name: 'Add 40 questions' }))
  expect(await dialog.findByText('Adding 40 questions…')).toBeVisible()
  const worker = workerOf(started, 'pastedQuestions')
  worker.reply({ kind: 'progress', progress: { done: 20, total: 40 } })
  expect(await dialog.findByRole('progressbar')).toHaveValue(0.5)
  await user.click(dialog.getByRole('button', { name: 'Cancel adding' }))
  expect(worker.isTerminated).toBe(true)
  expect(dialog.getByText('40 questions found.')).toBeVisible()
  expect(prompts(await storedDraft(id))).toEqual([['What about old?']])
})
