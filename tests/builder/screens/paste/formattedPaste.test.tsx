import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { ClipboardText } from '#src/builder/files/readers/clipboardText.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText } from '#tests/support/definitions.ts'
import { aDraft, openBuilder } from '#tests/support/screens/builderScreen.tsx'
import {
  type StubWorker,
  stubWorkers,
  withStubWorkers,
} from '#tests/storage/workers/stubWorkers.ts'

withFreshDatabases()
withStubWorkers()

const LIST = `<ol><li>Which one is a fruit?<ol type="a"><li>Chair</li><li><b>Apple</b></li></ol></li></ol>`
const PLAIN = '1. Which one is a fruit?\r\na. Chair\r\nb. Apple'
const FORMATTED = '1. Which one is a fruit?\n   a. Chair\n   b. Apple ✓'
/** Read in a worker, because of its length. */
const LONG = `${LIST}${'<!-- -->'.repeat(3_000)}`

async function openDialog() {
  const { id } = await aDraft(anAssessment(longText('q')))
  const { user } = await openBuilder(id, '?paste')
  const dialog = within(await screen.findByRole('dialog', { name: 'Paste questions' }))
  const field = () => dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
  await user.click(field())
  return { user, dialog, field }
}

/** As a browser does; it would insert the plain text if this were not prevented. */
function paste(field: HTMLElement, html: string, plain: string): boolean {
  const texts: Record<string, string> = { 'text/html': html, 'text/plain': plain }
  return fireEvent.paste(field, {
    clipboardData: { files: [], getData: (type: string) => texts[type] ?? '' },
  })
}

test('a formatted paste keeps numbers and the marked answer, at the caret', async () => {
  const { user, dialog, field } = await openDialog()
  await user.type(field(), 'Before after')
  field().setSelectionRange(6, 7)
  expect(paste(field(), LIST, PLAIN)).toBe(false)
  expect(field()).toHaveValue(`Before${FORMATTED}after`)
  expect(field().selectionStart).toBe(`Before${FORMATTED}`.length)
  expect(
    dialog.getByText('Pasted with its formatting: lists and bold or highlighted text.'),
  ).toBeVisible()
  await user.clear(field())
  paste(field(), LIST, PLAIN)
  expect(await dialog.findByText('1 question found: 1 with a correct answer.')).toBeVisible()
})

test('the plain text can be had instead, and the formatting again', async () => {
  const { user, dialog, field } = await openDialog()
  paste(field(), LIST, PLAIN)
  await user.click(dialog.getByRole('button', { name: 'Use the plain text' }))
  expect(field()).toHaveValue(PLAIN.replaceAll('\r', ''))
  expect(dialog.getByText('Pasted as plain text.')).toBeVisible()
  const back = dialog.getByRole('button', { name: 'Use the formatting' })
  expect(back).toHaveFocus()
  await user.type(field(), '!')
  await user.click(back)
  expect(field()).toHaveValue(`${FORMATTED}!`)
  await user.clear(field())
  expect(dialog.queryByText(/^Pasted/)).toBeNull()
  expect(dialog.queryByRole('button', { name: 'Use the plain text' })).toBeNull()
})

test('undo and redo take the paste, what was typed, and the other reading back', async () => {
  const { user, dialog, field } = await openDialog()
  await user.type(field(), 'ab')
  paste(field(), LIST, PLAIN)
  await user.type(field(), 'xyz')
  await user.click(dialog.getByRole('button', { name: 'Use the plain text' }))
  const plain = `ab${PLAIN.replaceAll('\r', '')}xyz`
  const values = [`ab${FORMATTED}xyz`, `ab${FORMATTED}`, 'ab']
  await user.click(field())
  for (const value of [...values, 'ab']) {
    await user.keyboard('{Control>}z{/Control}')
    expect(field()).toHaveValue(value)
  }
  expect(field().selectionStart).toBe(2)
  for (const value of [...values.toReversed().slice(1), plain]) {
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    expect(field()).toHaveValue(value)
  }
  const undone = new InputEvent('beforeinput', { inputType: 'historyUndo', cancelable: true })
  expect(fireEvent(field(), undone)).toBe(false)
  expect(field()).toHaveValue(values[0])
})

/** Replies with the reading of the last clipboard. */
function reply(workers: readonly StubWorker[], result: ClipboardText): void {
  const asked = workers.filter(({ requests }) => requests[0]?.name === 'clipboard')
  act(() => asked.at(-1)?.reply({ kind: 'done', result }))
}

const READ: ClipboardText = { from: 'html', text: FORMATTED, kept: ['lists'] }

test('what is typed while a long paste is read stays, behind it', async () => {
  const workers = stubWorkers()
  const { user, dialog, field } = await openDialog()
  await user.type(field(), 'ab')
  paste(field(), LONG, PLAIN)
  expect(dialog.getByText('Reading the formatting…')).toBeVisible()
  expect(field()).toHaveValue('ab')
  await user.type(field(), 'cd')
  reply(workers, READ)
  await waitFor(() => expect(field()).toHaveValue(`ab${FORMATTED}cd`))
  expect(dialog.getByText('Pasted with its formatting: lists.')).toBeVisible()
})

test('a second paste keeps the text of one that is still being read', async () => {
  const workers = stubWorkers()
  const { dialog, field } = await openDialog()
  paste(field(), LONG, 'first ')
  paste(field(), LONG, PLAIN)
  expect(field()).toHaveValue('first ')
  reply(workers, READ)
  await waitFor(() => expect(field()).toHaveValue(`first ${FORMATTED}`))
  expect(dialog.getAllByText(/^Pasted/)).toHaveLength(1)
})

test('a paste that is being read can be had as plain text at once', async () => {
  const workers = stubWorkers()
  const { user, dialog, field } = await openDialog()
  paste(field(), LONG, PLAIN)
  await user.click(dialog.getByRole('button', { name: 'Use the plain text' }))
  expect(field()).toHaveValue(PLAIN.replaceAll('\r', ''))
  expect(workers.every(({ isTerminated }) => isTerminated)).toBe(true)
  expect(dialog.queryByText('Reading the formatting…')).toBeNull()
})

test('a paste whose formatting is too large, or says nothing, is plain text', async () => {
  const workers = stubWorkers()
  const { dialog, field } = await openDialog()
  paste(field(), '<p>1. Why?</p>', '1. Why?')
  expect(field()).toHaveValue('1. Why?')
  expect(dialog.queryByText(/^Pasted/)).toBeNull()
  paste(field(), LONG, ' More')
  reply(workers, { from: 'plain', isTooLarge: true })
  await waitFor(() => expect(field()).toHaveValue('1. Why? More'))
  expect(
    await dialog.findByText('Pasted as plain text, because the formatting is too large to read.'),
  ).toBeVisible()
})

test('nothing of the pasted HTML is in the page', async () => {
  const { dialog, field } = await openDialog()
  const hostile = `${LIST}<img src="https://example.org/x.png" onerror="alert(1)"><script>alert(1)</script>`
  paste(field(), hostile, PLAIN)
  await dialog.findByText(/^1 question found: 1 with a correct answer/)
  expect(document.querySelector('img[src*="example.org"], [onerror]')).toBeNull()
  expect(field().value).not.toMatch(/alert|<img|https/)
})
