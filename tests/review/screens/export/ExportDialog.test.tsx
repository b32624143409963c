import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'

import { ExportDialog } from '#src/review/screens/export/ExportDialog.tsx'
import { ResponsesPage } from '#src/review/screens/list/ResponsesPage.tsx'
import { getResponse } from '#src/hiring/storage/responses.ts'
import { paths, responsesPath } from '#src/base/paths.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, shortText } from '#tests/support/definitions.ts'
import { savedFiles } from '#tests/support/files/savedFiles.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()
afterEach(() => vi.restoreAllMocks())

test('while the list is loading nothing can be exported, and then what it lists', async () => {
  const user = userEvent.setup()
  const { rerender } = render(dialogWith({ isLoading: true, listedIds: ['a'] }))
  expect(screen.getByText(/^The list is still loading\./)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
  rerender(dialogWith({ listedIds: ['a', 'b'] }))
  expect(screen.queryByText(/^The list is still loading\./)).toBeNull()
  expect(screen.getByRole('button', { name: 'Export' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  )
  expect(screen.getByRole('radio', { name: 'The 2 in the list' })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: 'All 3 responses' }))
  expect(screen.getByRole('radio', { name: 'All 3 responses' })).toBeChecked()
})

test('it says how questions and answers are written, and that names are then on screen', () => {
  render(dialogWith({ listedIds: null }))
  const group = screen.getByRole('group', { name: 'Questions and answers as' })
  expect(within(group).getByRole('radio', { name: /^Full text/ })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: /^Include names/ })).toHaveAccessibleDescription(
    /Exporting names also reveals them on screen/,
  )
})

test('it says what each format has, and CSV has the table that is chosen', async () => {
  const files = savedFiles()
  const { assessmentId, respond } = await anAssessmentWithResponses(
    anAssessment(shortText('why', { points: 3 })),
  )
  await respond('Ada Lovelace', { why: '=1+1' })
  const { user } = openScreen(
    [{ path: paths.responses, element: <ResponsesPage /> }],
    responsesPath(assessmentId),
  )
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  const dialog = await screen.findByRole('dialog', { name: 'Export responses' })
  expect(within(dialog).queryByRole('group', { name: 'Table' })).toBeNull()
  expect(within(dialog).getByText('Answers that look like formulas stay text.')).toBeVisible()
  await user.click(within(dialog).getByRole('radio', { name: /^CSV/ }))
  expect(within(dialog).getByText(/starts with an apostrophe/)).toBeVisible()
  const tables = within(dialog).getByRole('group', { name: 'Table' })
  expect(within(tables).getByRole('radio', { name: /^Responses/ })).toBeChecked()
  await user.click(within(tables).getByRole('radio', { name: /^Points/ }))
  await user.click(within(dialog).getByRole('button', { name: 'Export' }))
  await screen.findAllByText('1 response exported')
  const [points] = await files()
  expect(points?.name).toMatch(/^points-/)
  expect(points?.text).toMatch(/^\uFEFF?Reference,Version,/)
})

test('H2: names shown for an export that was cancelled are hidden again', async () => {
  const { files, id, start } = await withNames()
  await start()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  const said = await screen.findAllByText('Nothing was exported. The names are hidden again.')
  expect(said).not.toHaveLength(0)
  expect(await revealsOf(id)).toMatchObject([
    { by: { name: 'Rita' }, reason: 'Offers', hiddenAt: expect.any(String) },
  ])
  expect(await files()).toEqual([])
})

test('H2: names shown for an export that failed are hidden again', async () => {
  const { files, id, start } = await withNames()
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    throw new Error('Lost')
  })
  await start()
  const problem = await screen.findByText(/nothing was exported.* The names are hidden again\.$/)
  expect(problem).toBeVisible()
  await waitFor(async () => expect((await revealsOf(id))?.[0]?.hiddenAt).toBeDefined())
  expect(await files()).toEqual([])
})

async function withNames() {
  const files = savedFiles()
  const { assessmentId, respond } = await anAssessmentWithResponses(anAssessment(shortText('why')))
  const id = await respond('Ada Lovelace', { why: 'So' })
  const { user } = openScreen(
    [{ path: paths.responses, element: <ResponsesPage /> }],
    responsesPath(assessmentId),
  )
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  const dialog = await screen.findByRole('dialog', { name: 'Export responses' })
  await user.click(within(dialog).getByRole('checkbox', { name: /^Include names/ }))
  await user.type(await within(dialog).findByRole('textbox', { name: 'Your name' }), 'Rita')
  await user.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'Offers')
  const start = async () => {
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Export' }))
  }
  return { files, id, start }
}

async function revealsOf(id: string) {
  const stored = await getResponse(id)
  return stored?.kind === 'whole' ? stored.value.reveals : undefined
}

function dialogWith(over: Partial<Parameters<typeof ExportDialog>[0]>) {
  return (
    <ExportDialog
      {...{ assessmentId: 'x', title: 'Engineer', listedIds: null, total: 3, onClose: () => {} }}
      {...over}
    />
  )
}
