import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { routes } from '#src/app/routes.tsx'
import { paths } from '#src/base/paths.ts'
import { addNote, listCandidatesOfJob } from '#src/hiring/storage/candidates.ts'
import { listJobs } from '#src/hiring/storage/jobs.ts'
import { setSetting } from '#src/storage/device/device.ts'
import { addReviewer, currentMember } from '#src/storage/device/team.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, shortText } from '#tests/support/definitions.ts'
import { aCandidate, MORNING, value } from '#tests/support/hiring.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { repeatedNames } from '#tests/support/screens/repeatedNames.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: MORNING }))
afterEach(() => void vi.useRealTimers())

const OMAR = { kind: 'staff', name: 'Omar' } as const

/** Mentioned about somebody without a response, and later about one whose name is hidden. */
async function twoMentions() {
  value(await setSetting('staffName', 'Ana'))
  value(await addReviewer(OMAR.name))
  const { respond, jobId } = await anAssessmentWithResponses(anAssessment(shortText('nick')))
  const hidden = await respond('Ylva Nattkanari', { nick: 'Y' })
  const { id } = await aCandidate(jobId, { name: 'Ada' })
  value(await addNote(id, 'Call back, @Ana.', OMAR))
  vi.setSystemTime(Date.now() + 60_000)
  value(await addNote(hidden, '@Ana, is Ylva in?', OMAR))
}

test('lists mentions, the newest first, and opens each with its note focused', async () => {
  await twoMentions()
  const { user, addressNow } = openScreen(routes, paths.mentions)
  expect(await screen.findByText('2 mentions, 2 unread')).toBeVisible()
  const [first, second] = screen.getAllByRole('listitem').slice(-2)
  expect(first).toHaveTextContent(/^Omar.*Unread@Ana, is ••• in\?Note on response/)
  expect(second).toHaveTextContent(/^Omar.*UnreadCall back, @Ana\.Note about Ada/)

  await user.click(screen.getByRole('link', { name: /^Note on response/ }))
  await waitFor(() => expect(addressNow()).toMatch(/responses/))
  expect(await screen.findByRole('button', { name: 'Details' })).toBeVisible()
  const masked = await screen.findByText(', is ••• in?')
  await waitFor(() => expect(masked.closest('li')).toHaveFocus())
  expect(masked.closest('details')).toHaveAttribute('open')
  expect(screen.getByRole('button', { name: 'Details' })).toHaveAttribute('aria-expanded', 'true')

  await user.click(screen.getByRole('link', { name: /^Mentions/ }))
  expect(await screen.findByText('2 mentions, 1 unread')).toBeVisible()
  await user.click(screen.getByRole('link', { name: /^Note about Ada/ }))
  await screen.findByRole('heading', { level: 1, name: 'Ada' })
  const note = await screen.findByText(/^Call back/)
  await waitFor(() => expect(note.closest('li')).toHaveFocus())
  await waitFor(async () => expect((await currentMember())?.mentionsRead).toHaveLength(2))
})

test('marks all as read, and says so', async () => {
  await twoMentions()
  const { user } = openScreen(routes, paths.mentions)
  await screen.findByText('2 mentions, 2 unread')
  const [ada] = (await listCandidatesOfJob((await listJobs()).whole[0]?.id ?? '')).whole
  value(await addNote(ada?.id ?? '', '@Ana again', OMAR))
  await screen.findByText('3 mentions, 3 unread')
  expect(repeatedNames(screen.getByRole('main'))).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }))
  expect(await screen.findByText('3 mentions, all read')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  expect(screen.queryByText('Unread')).toBeNull()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('says what is missing: a name, colleagues, a mention', async () => {
  openScreen(routes, paths.mentions)
  expect(await screen.findByRole('heading', { name: 'Enter your name first' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open the data page' })).toHaveAttribute('href', '/data')
  value(await setSetting('staffName', 'Ana'))
  expect(await screen.findByRole('heading', { name: /only reviewer/ })).toBeVisible()
  const rail = within(screen.getByRole('navigation', { name: 'Main' }))
  expect(rail.queryByRole('link', { name: 'Mentions' })).toBeNull()
  value(await addReviewer(OMAR.name))
  expect(await screen.findByRole('heading', { name: /^Nobody has mentioned you/ })).toBeVisible()
  expect(rail.getByRole('link', { name: 'Mentions' })).toBeVisible()
})
