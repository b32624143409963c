import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { ComparePage } from '#src/review/screens/compare/ComparePage.tsx'
import { ResponsesPage } from '#src/review/screens/list/ResponsesPage.tsx'
import { comparePath, paths, responsesPath } from '#src/base/paths.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText } from '#tests/support/definitions.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const pages = [
  { path: paths.responses, element: <ResponsesPage /> },
  { path: paths.compare, element: <ComparePage /> },
]

async function three() {
  const { assessmentId, respond } = await anAssessmentWithResponses(
    anAssessment(longText('why'), longText('how')),
    { namesShown: true },
  )
  return {
    assessmentId,
    ids: [await respond('Ada', {}), await respond('Ben', {}), await respond('Cleo', {})],
  }
}

async function closesHelp(user: ReturnType<typeof openScreen>['user']) {
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(help).not.toBeInTheDocument())
}

test('the list shows its keys on arrival and from a row, and their hint beside a selection', async () => {
  const { assessmentId } = await three()
  const { user } = openScreen(pages, responsesPath(assessmentId))
  await screen.findByText(/^3 submitted responses/)
  await user.keyboard('?')
  const help = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
  expect(help.getByText('Open the response')).toBeVisible()
  await closesHelp(user)
  await user.keyboard('jx')
  expect(await screen.findByText(/^1 selected/)).toBeVisible()
  expect(screen.getByText(/selects/)).toHaveTextContent(/\? help$/)
  await user.keyboard('?')
  await closesHelp(user)
  const search = screen.getByRole('searchbox')
  await user.type(search, '?')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the keys of the comparison work on arrival, and not in its toolbar', async () => {
  const { assessmentId, ids } = await three()
  const { user } = openScreen(pages, `${comparePath(assessmentId)}?compare=${ids.join(',')}`)
  const heads = within(await screen.findByRole('list', { name: 'Compared responses' }))
  await user.keyboard('?')
  await closesHelp(user)
  await user.keyboard('3')
  await waitFor(() => expect(heads.getAllByRole('listitem')[0]).toHaveTextContent('Cleo'))
  screen.getByRole('combobox', { name: 'Show' }).focus()
  await user.keyboard('2')
  expect(heads.getAllByRole('listitem')[0]).toHaveTextContent('Cleo')
  screen.getByRole('combobox', { name: 'Show' }).blur()
  await user.keyboard('j')
  expect(screen.getAllByRole('article')[0]).toHaveFocus()
})
