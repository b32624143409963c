import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { database } from '#src/storage/core/database.ts'
import { ResponsesPage } from '#src/review/screens/list/ResponsesPage.tsx'
import { responsesPath } from '#src/base/paths.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, shortText } from '#tests/support/definitions.ts'
import { savedFiles } from '#tests/support/files/savedFiles.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const definition = anAssessment(shortText('why'))

test('a filter that leaves nobody does not export an empty file', async () => {
  const files = savedFiles()
  const { assessmentId, respond } = await anAssessmentWithResponses(definition)
  await respond('Ada Lovelace', { why: 'canary-answer' })
  const { user } = open(`${responsesPath(assessmentId)}?tag=zeppelin`)
  await screen.findByText(/^0 of 1 submitted response/)
  const dialog = await openExport(user)
  expect(dialog).toHaveTextContent(
    'No response matches the filters of the list, so the file will contain every response (1).',
  )
  await user.click(within(dialog).getByRole('radio', { name: 'JSON' }))
  await user.click(within(dialog).getByRole('button', { name: 'Export' }))
  expect(await screen.findByText('1 response exported')).toBeVisible()
  expect((await files())[0]?.text).toContain('canary-answer')
})

test('with names, the others are exported, and the damaged one is said to be missing', async () => {
  const files = savedFiles()
  const { assessmentId, respond } = await anAssessmentWithResponses(definition)
  await respond('Ada Lovelace', { why: 'So' })
  const damaged = await respond('Grace Hopper', { why: 'So' })
  await database.table('Responses').update(damaged, { attempts: 'gone' })
  const { user } = open(responsesPath(assessmentId))
  await screen.findByText('1 response is damaged')
  const dialog = await openExport(user)
  await user.click(within(dialog).getByRole('radio', { name: 'JSON' }))
  await user.click(within(dialog).getByRole('checkbox', { name: /^Include names/ }))
  await user.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'Offers')
  await user.click(within(dialog).getByRole('button', { name: 'Export' }))
  expect(await within(dialog).findByText('Enter your name')).toBeVisible()
  await user.type(within(dialog).getByRole('textbox', { name: 'Your name' }), 'Rita')
  await user.click(within(dialog).getByRole('button', { name: 'Export' }))
  expect(await within(dialog).findByText(/^1 response exported/)).toBeVisible()
  expect(dialog).toHaveTextContent('1 response can’t be read and is not in the file.')
  expect((await files())[0]?.text).toContain('Ada Lovelace')
  await user.click(within(dialog).getByRole('button', { name: 'Done' }))
  expect(dialog).not.toBeInTheDocument()
})

async function openExport(user: ReturnType<typeof open>['user']) {
  await user.click(screen.getByRole('button', { name: 'Export' }))
  return screen.findByRole('dialog', { name: 'Export responses' })
}

function open(address: string) {
  return openScreen(
    [{ path: '/assessments/:assessmentId/responses', element: <ResponsesPage /> }],
    address,
  )
}
