import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { closeAssessment } from '#src/builder/storage/assessments.ts'
import { createAssessment } from '#src/builder/storage/newAssessments.ts'
import { InvitePage } from '#src/hiring/screens/invite/InvitePage.tsx'
import { invitePath, paths } from '#src/base/paths.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import {
  aCandidate,
  aJob,
  anInvitation,
  aPublishedAssessment,
  candidateNow,
  value,
} from '#tests/support/hiring.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const routes = [{ path: paths.invite, element: <InvitePage /> }]

async function opened(step = '') {
  const invitation = await anInvitation()
  const second = await aCandidate(invitation.job.id, { name: 'Grace Hopper' })
  const path = invitePath(invitation.assessment.id)
  const page = openScreen(routes, step === '' ? path : `${path}?step=${step}`)
  return { ...invitation, ...page, second, codeOf }
}

async function codeOf(id: string): Promise<string> {
  const { assignment } = await candidateNow(id)
  return `${assignment?.code.slice(0, 4)}-${assignment?.code.slice(4)}`
}

const heading = (name: RegExp) => screen.findByRole('heading', { level: 2, name })

test('leads from choosing to handing over, each step with its heading focused', async () => {
  const { user, addressNow, assessment } = await opened()
  await heading(/^Step 1 of 4: Choose candidates/)
  expect(screen.getByRole('link', { name: /Candidates$/, current: 'step' })).toBeVisible()
  const names = ['Step 2 of 4: Access codes', 'Step 3 of 4: Address for candidates']
  for (const name of [...names, 'Step 4 of 4: Hand over this device']) {
    await user.click(screen.getByRole('link', { name: 'Continue' }))
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name })).toHaveFocus())
  }
  await waitFor(() => expect(addressNow()).toBe(`${invitePath(assessment.id)}?step=device`))
  expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Back' }))
  expect(await heading(/Address for candidates/)).toHaveFocus()
})

test('everybody with a code is chosen at first, and a change is kept between the steps', async () => {
  const { user, candidate, second, codeOf: code } = await opened()
  expect(await screen.findByText('2 of 2 candidates chosen')).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Ada Lovelace' }))
  expect(screen.getByText('1 of 2 candidates chosen')).toBeVisible()
  await user.click(screen.getByRole('link', { name: /Access codes$/ }))
  expect(await screen.findByText(await code(second.id))).toBeVisible()
  expect(screen.queryByText(await code(candidate.id))).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Back' }))
  expect(await screen.findByText('1 of 2 candidates chosen')).toBeVisible()
})

test('finds candidates by name, and chooses all that match', async () => {
  const { user } = await opened()
  await user.click(await screen.findByRole('button', { name: 'Choose none' }))
  expect(screen.getByText('0 of 2 candidates chosen')).toBeVisible()
  await user.type(screen.getByRole('searchbox', { name: 'Search name or email' }), 'hop')
  await user.click(await screen.findByRole('button', { name: 'Choose all 1 match' }))
  expect(screen.getByText('1 of 2 candidates chosen')).toBeVisible()
  expect(screen.queryByRole('checkbox', { name: 'Ada Lovelace' })).toBeNull()
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'zzz')
  expect(await screen.findByRole('heading', { name: 'No matches' })).toBeVisible()
})

test('a thousand candidates are all chosen, and only those in view are drawn', async () => {
  const job = await aJob()
  for (let at = 0; at < 1000; at += 1) await aCandidate(job.id)
  const { assessment } = await aPublishedAssessment(job.id)
  openScreen(routes, invitePath(assessment.id))
  expect(await screen.findByText('1,000 of 1,000 candidates chosen')).toBeVisible()
  expect(screen.getAllByRole('checkbox').length).toBeLessThan(80)
})

test('who has no code yet gets one on request', async () => {
  const { job } = await anInvitation()
  const { assessment } = await aPublishedAssessment(job.id)
  const free = await aCandidate(job.id, { name: 'Free Person' })
  const { user } = openScreen(routes, invitePath(assessment.id))
  expect(await screen.findByText('0 of 1 candidate chosen')).toBeVisible()
  expect(screen.getByText(/1 other candidate of this job/)).toBeVisible()
  const choice = screen.getByRole('checkbox', { name: 'Free Person' })
  expect(choice).toHaveAccessibleDescription(free.email)
  await user.click(choice)
  await user.click(screen.getByRole('link', { name: 'Continue' }))
  await user.click(await screen.findByRole('button', { name: 'Create 1 access code' }))
  await waitFor(async () =>
    expect((await candidateNow(free.id)).assignment?.assessmentId).toBe(assessment.id),
  )
  expect(await screen.findByText(await codeOf(free.id))).toBeVisible()
  // The pressed button is there no longer.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Print slip' })).toHaveFocus())
})

test('a code is renewed after saying what stops working', async () => {
  const { user, candidate } = await opened('codes')
  const before = await codeOf(candidate.id)
  await user.click(await screen.findByRole('button', { name: 'Replace code for Ada Lovelace' }))
  const dialog = await screen.findByRole('dialog', {
    name: 'Replace the access code for Ada Lovelace?',
  })
  expect(dialog).toHaveTextContent('The current code stops working immediately')
  await user.click(within(dialog).getByRole('button', { name: 'Replace code' }))
  await waitFor(async () => expect(await codeOf(candidate.id)).not.toBe(before))
  expect(await screen.findByText(await codeOf(candidate.id))).toBeVisible()
  expect(screen.queryByText(before)).toBeNull()
})

test('copies one code, or all with names and the address', async () => {
  const { user, candidate, second, assessment } = await opened('codes')
  await user.click(await screen.findByRole('button', { name: 'Copy the code of Ada Lovelace' }))
  await expect.poll(() => navigator.clipboard.readText()).toBe(await codeOf(candidate.id))
  await user.click(screen.getByRole('button', { name: 'Copy all' }))
  await expect.poll(() => navigator.clipboard.readText()).toContain('Grace Hopper')
  const copied = await navigator.clipboard.readText()
  expect(copied).toContain(`Ada Lovelace (ada@example.org): ${await codeOf(candidate.id)}`)
  expect(copied).toContain(`(${second.email}): ${await codeOf(second.id)}`)
  expect(copied).toContain(`/take/${assessment.id}`)
})

test('prints a slip for each chosen candidate, with a QR code', async () => {
  const printed = vi.fn<() => void>()
  vi.stubGlobal('print', printed)
  const { user, candidate, assessment } = await opened('codes')
  await user.click(await screen.findByRole('button', { name: 'Print 2 slips' }))
  await waitFor(() => expect(printed).toHaveBeenCalledOnce())
  const slip = screen.getByRole('region', { name: 'Ada Lovelace', hidden: true })
  expect(slip).toHaveTextContent(`${assessment.title}${await codeOf(candidate.id)}`)
  expect(slip).toHaveTextContent(`/take/${assessment.id}`)
  expect(slip.querySelectorAll('svg path')).toHaveLength(1)
  expect(document.querySelectorAll('[data-slips] > *')).toHaveLength(2)
  await user.click(screen.getByRole('link', { name: 'Continue' }))
  await heading(/Address for candidates/)
  expect(document.querySelector('[data-slips]')).toBeNull()
  vi.unstubAllGlobals()
})

test('from a profile, that candidate alone is chosen, and needs no code', async () => {
  const { job, assessment, candidate } = await anInvitation()
  await aCandidate(job.id, { name: 'Grace Hopper' })
  const { user } = openScreen(routes, invitePath(assessment.id, candidate.id))
  expect(await screen.findByText('1 of 2 candidates chosen')).toBeVisible()
  await waitFor(() => expect(document.title).toBe('Invite candidates · TalentFlow'))
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toHaveTextContent('Ada Lovelace')
  await user.click(screen.getByRole('link', { name: /Hand over$/ }))
  const told = await screen.findByText(/can answer without an access code/)
  expect(told.closest('p')).toHaveTextContent(/^Ada Lovelace can answer/)
  await user.click(screen.getByRole('button', { name: 'Hand over this device' }))
  expect(await screen.findByRole('dialog', { name: 'Hand over this device' })).toHaveTextContent(
    'Ada Lovelace can answer without an access code.',
  )
})

test('says that nothing is published, closed, or there', async () => {
  const { assessment } = await anInvitation()
  value(await closeAssessment(assessment.id))
  const { router } = openScreen(routes, invitePath(assessment.id))
  expect(await screen.findByText(/^This assessment is closed/)).toBeVisible()
  const draft = value(await createAssessment((await aJob()).id, 'Draft'))
  await router.navigate(invitePath(draft.id))
  expect(await screen.findByRole('heading', { name: 'Not published yet' })).toBeVisible()
  await router.navigate(invitePath(crypto.randomUUID()))
  expect(await screen.findByRole('heading', { name: 'Assessment not found' })).toBeVisible()
})
