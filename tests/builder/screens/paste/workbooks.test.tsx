import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { createWorkbook } from '#src/storage/tables/workbook.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText } from '#tests/support/definitions.ts'
import { aDraft, openBuilder } from '#tests/support/screens/builderScreen.tsx'

withFreshDatabases()

const HEAD = ['Question', 'A', 'B', 'Answer']

function aWorkbook(): File {
  const book = createWorkbook(['Read me', 'Round 1', 'Round 2'])
  book.addRow('Read me', ['Team', 'Use'])
  book.addRow('Read me', ['All', 'Hiring'])
  for (const round of ['Round 1', 'Round 2'] as const) {
    book.addRow(round, HEAD)
    book.addRow(round, [`Which one, in ${round.toLowerCase()}?`, 'Tea', 'Mud', 'B'])
  }
  // Recognised by its content.
  return new File([book.finish().file], 'quiz.dat')
}

function rows(round: string): string {
  return `${HEAD.join('\t')}\nWhich one, in ${round.toLowerCase()}?\tTea\tMud\tB`
}

async function openDialog() {
  const { id } = await aDraft(anAssessment(longText('q')))
  const { user } = await openBuilder(id, '?paste')
  const dialog = await screen.findByRole('dialog', { name: 'Paste questions' })
  return { user, dialog, text: await screen.findByRole('textbox', { name: 'Text' }) }
}

test('an opened workbook is read from its first sheet with questions, or a chosen one', async () => {
  const { user, dialog, text } = await openDialog()
  const input = dialog.querySelector<HTMLInputElement>('input[type="file"]')
  expect(input?.accept).toContain('.xlsx')
  if (input) fireEvent.change(input, { target: { files: [aWorkbook()] } })

  const sheet = await screen.findByRole('combobox', { name: 'Sheet' })
  expect(sheet).toHaveDisplayValue('Round 1 (1 question)')
  expect(sheet).toHaveAccessibleDescription(/^One sheet is added at a time\./)
  expect(screen.getByRole('option', { name: 'Read me' })).toBeVisible()
  expect(text).toHaveValue(rows('Round 1'))
  expect(
    await screen.findByText(/^1 question found in spreadsheet rows: 1 with a correct/),
  ).toBeVisible()

  await user.selectOptions(sheet, 'Round 2 (1 question)')
  expect(text).toHaveValue(rows('Round 2'))
  expect(sheet).toHaveDisplayValue('Round 2 (1 question)')
})

test('a dropped workbook with a password is refused in words', async () => {
  const { text } = await openDialog()
  const name = Array.from('EncryptedPackage').flatMap((letter) => [letter.charCodeAt(0), 0])
  const file = new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, ...name])], 'quiz.xlsx')
  drop(text, file)
  expect(await screen.findByText(/^This looks like an Office file with a password\./)).toBeVisible()
  expect(text).toHaveValue('')
})

test('DR1: a file can be dropped anywhere on the dialog, one at a time', async () => {
  const { dialog, text } = await openDialog()
  drop(dialog, aWorkbook(), aWorkbook())
  expect(await screen.findByText('Nothing was added: drop one file at a time.')).toBeVisible()
  expect(text).toHaveValue('')
  drop(dialog, aWorkbook())
  await waitFor(() => expect(text).toHaveValue(rows('Round 1')))
  expect(text).toHaveAccessibleDescription('')
})

function drop(place: HTMLElement, ...files: File[]) {
  fireEvent.drop(place, { dataTransfer: { files, types: ['Files'] } })
}
