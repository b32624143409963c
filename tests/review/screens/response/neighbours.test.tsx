import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import { database } from '#src/storage/core/database.ts'
import { setSetting } from '#src/storage/device/device.ts'
import { ResponsesPage } from '#src/review/screens/list/ResponsesPage.tsx'
import { ResponsePage } from '#src/review/screens/response/ResponsePage.tsx'
import { paths, responsePath } from '#src/base/paths.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText } from '#tests/support/definitions.ts'
import { value } from '#tests/support/hiring.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const references = ['1111-AAAA', '2222-BBBB', '3333-CCCC']

test.each(['', '?state=provisional'])(
  'a finished response keeps its place, and the next one stays the next%s',
  async (address) => {
    const next = '2222-BBBB'
    const { assessmentId, ids } = await threeResponses()
    const { user, addressNow } = openScreen(
      [{ path: paths.response, element: <ResponsePage /> }],
      responsePath(assessmentId, ids[0] ?? '') + address,
    )
    expect(await screen.findByText('1 of 3')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Mark the next answer' }))
    await user.keyboard('2')
    await screen.findByText(/all answers are marked/)
    await user.click(screen.getByRole('radio', { name: 'Yes' }))
    await user.click(screen.getByRole('button', { name: 'Finish the review' }))
    await screen.findByText(/^Finished on/)
    await user.click(screen.getByRole('button', { name: `Next response: ${next}` }))
    expect(await screen.findByRole('heading', { level: 1, name: next })).toBeVisible()
    await waitFor(() =>
      expect(addressNow()).toBe(responsePath(assessmentId, ids[1] ?? '') + address),
    )
    expect(screen.getByText('2 of 3')).toBeVisible()
  },
)

test('a finished review leads on to the next response, and the last one does not', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(
    anAssessment(longText('why', { points: 2 })),
  )
  const first = await respond('First', { why: 'Because' })
  const second = await respond('Second', { why: 'Because' })
  await database.table('Candidates').update(first, { reference: references[0] })
  await database.table('Candidates').update(second, { reference: references[1] })
  const pages = [{ path: paths.response, element: <ResponsePage /> }]
  const { user, addressNow } = openScreen(pages, responsePath(assessmentId, first))
  const finish = async () => {
    await user.click(await screen.findByRole('button', { name: 'Mark the next answer' }))
    await user.keyboard('2')
    await screen.findByText(/all answers are marked/)
    await user.click(screen.getByRole('radio', { name: 'Yes' }))
    await user.click(screen.getByRole('button', { name: 'Finish the review' }))
    await screen.findByText(/^Finished on/)
  }
  expect(await screen.findByText('1 of 2')).toBeVisible()
  await finish()
  const next = await screen.findByRole('link', { name: 'Next response' })
  await waitFor(() => expect(next).toHaveFocus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(addressNow()).toBe(responsePath(assessmentId, second)))
  expect(await screen.findByText('2 of 2')).toBeVisible()
  await finish()
  expect(screen.queryByRole('link', { name: 'Next response' })).toBeNull()
})

test('a response that was finished before the list was read leads to one that is not', async () => {
  const { assessmentId, ids } = await threeResponses()
  const pages = [{ path: paths.response, element: <ResponsePage /> }]
  const [first = '', , last = ''] = ids
  const { user } = openScreen(pages, responsePath(assessmentId, last))
  await user.click(await screen.findByRole('button', { name: 'Mark the next answer' }))
  await user.keyboard('2')
  await screen.findByText(/all answers are marked/)
  await user.click(screen.getByRole('radio', { name: 'Yes' }))
  await user.click(screen.getByRole('button', { name: 'Finish the review' }))
  await screen.findByText(/^Finished on/)
  cleanup()

  for (const address of ['', '?state=provisional']) {
    openScreen(pages, responsePath(assessmentId, last) + address)
    const next = await screen.findByRole('link', { name: 'Next response' })
    expect(next).toHaveAttribute('href', responsePath(assessmentId, first) + address)
    cleanup()
  }
})

test('H1: a name that is shown keeps its place in the queue, and the next response stays the next', async () => {
  value(await setSetting('staffName', 'Rita'))
  const { assessmentId, ids } = await threeResponses()
  const { user } = openScreen(
    [
      { path: paths.response, element: <ResponsePage /> },
      { path: paths.responses, element: <ResponsesPage /> },
    ],
    responsePath(assessmentId, ids[1] ?? ''),
  )
  expect(await screen.findByText('2 of 3')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show name' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Show name' }))
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Interview')
  await user.click(dialog.getByRole('button', { name: 'Show name' }))
  await screen.findByRole('heading', { level: 1, name: 'Candidate 2222-BBBB' })
  expect(screen.getByText('2 of 3')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Next response: 3333-CCCC' })).toBeVisible()

  // So it is on coming back.
  await user.click(screen.getByRole('link', { name: 'Responses' }))
  const links = within(await screen.findByRole('region', { name: 'Responses' }))
  await links.findByRole('link', { name: 'Candidate 2222-BBBB' })
  expect(links.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '1111-AAAA',
    'Candidate 2222-BBBB',
    '3333-CCCC',
  ])
})

/** Each with one answer to mark, listed in the order of their references. */
async function threeResponses() {
  const { assessmentId, respond } = await anAssessmentWithResponses(
    anAssessment(longText('why', { points: 2 })),
  )
  const ids: string[] = []
  for (const reference of references) {
    const id = await respond(`Candidate ${reference}`, { why: 'Because' })
    await database.table('Candidates').update(id, { reference })
    ids.push(id)
  }
  return { assessmentId, ids }
}
