import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { closeAssessment, reopenAssessment } from '#src/builder/storage/assessments.ts'
import { getCandidate } from '#src/hiring/storage/candidates.ts'
import { getResponse } from '#src/hiring/storage/responses.ts'
import { candidateTable, jobTable } from '#src/storage/core/database.ts'
import { allowRetake } from '#src/review/storage/retakes.ts'
import { getSetting } from '#src/storage/device/device.ts'
import { candidateRoute } from '#tests/support/screens/candidateRoute.tsx'
import { formatAccessCode } from '#src/storage/vault/accessCode.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import {
  aCandidate,
  aJob,
  anInvitation,
  aPublishedAssessment,
  value,
} from '#tests/support/hiring.ts'
import { anAssessment, longText, singleChoice } from '#tests/support/definitions.ts'
import { allKinds } from '#tests/support/invitedCandidates.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const NAMED = { namesShown: true }
const ONE_KEY = anAssessment(singleChoice('a', ['x', 'y'], { points: 2, key: { options: ['x'] } }))

const open = (candidateId: string) =>
  openScreen(
    [candidateRoute, { path: '*', element: <h1>Elsewhere</h1> }],
    `/candidates/${candidateId}`,
  )

describe('a candidate', () => {
  test('shows who, for which job, and the access code to hand out', async () => {
    const { candidate, job, code } = await anInvitation()
    open(candidate.id)
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible()
    expect(await screen.findByRole('link', { name: job.title })).toBeInTheDocument()
    expect(await screen.findByLabelText('Access code')).toHaveTextContent(formatAccessCode(code))
    expect(screen.getByText('Not started.')).toBeInTheDocument()
    // Nothing is promised that the device doesn't guarantee.
    expect(screen.getByText(/pages stay closed until you take the device back/)).toBeVisible()
    expect(document.body).not.toHaveTextContent(/never see/)
  })

  test('is marked if it is sample data', async () => {
    const { candidate } = await anInvitation()
    open(candidate.id)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByText('Sample')).not.toBeInTheDocument()
    await candidateTable.put({ ...candidate, rev: candidate.rev + 1, sample: true })
    expect(await screen.findByText('Sample')).toBeInTheDocument()
  })

  test('is listed in a damaged job, which is not deleted', async () => {
    const { candidate, job } = await anInvitation()
    await jobTable.put({ ...job, rev: 'seven' })
    open(candidate.id)
    expect(await screen.findByRole('link', { name: 'Damaged job' })).toHaveAttribute(
      'href',
      `/jobs/${job.id}`,
    )
  })

  test('gets a new code after a confirmation, and the old one stops working', async () => {
    const { candidate, code } = await anInvitation()
    const { user } = open(candidate.id)
    await user.click(await screen.findByRole('button', { name: 'Replace code' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Replace the access code?' }))
    await user.click(dialog.getByRole('button', { name: 'Replace code' }))
    await screen.findByText(/Access code replaced/)
    const stored = await getCandidate(candidate.id)
    const renewed = stored?.kind === 'whole' ? stored.value.assignment?.code : undefined
    expect(renewed).not.toBe(code)
    expect(screen.getByLabelText('Access code')).toHaveTextContent(formatAccessCode(renewed ?? ''))
  })

  test('is assigned one of the job’s published assessments', async () => {
    const job = await aJob()
    const candidate = await aCandidate(job.id)
    await aPublishedAssessment(job.id)
    await aPublishedAssessment(job.id)
    const late = await aCandidate(job.id)
    expect(late.assignment).toBeUndefined()
    const { user } = open(late.id)
    const choice = await screen.findByRole('combobox', { name: 'Assign an assessment' })
    await user.click(screen.getByRole('button', { name: 'Assign' }))
    await waitFor(() => expect(choice).toHaveAccessibleDescription('Choose an assessment'))
    await waitFor(() => expect(choice).toHaveFocus())
    const [, first] = within(choice).getAllByRole('option')
    await user.selectOptions(choice, first as HTMLElement)
    await user.click(screen.getByRole('button', { name: 'Assign' }))
    expect(await screen.findByLabelText('Access code')).toHaveTextContent(/^\w{4}-\w{4}$/)
    expect(candidate.timeline).toHaveLength(1)
  })

  test('shows the next step first: the session to open, then the response to read', async () => {
    const { respond, jobId } = await anAssessmentWithResponses(allKinds(), NAMED)
    const submitted = await respond('Ada Lovelace', {})
    const waiting = await aCandidate(jobId, { email: 'grace@example.org' })
    const { router } = open(waiting.id)
    const actions = () =>
      screen
        .getAllByRole('region')
        .flatMap((region) => region.getAttribute('aria-labelledby') ?? [])
    expect(await screen.findByRole('button', { name: 'Hand over this device' })).toBeVisible()
    await waitFor(() => expect(actions()[0]).toBe('assignment-heading'))
    await router.navigate(`/candidates/${submitted}`)
    expect(await screen.findByRole('link', { name: 'Read the response' })).toBeVisible()
    expect(actions()[0]).toBe('response-heading')
    expect(screen.queryByRole('button', { name: 'Hand over this device' })).not.toBeInTheDocument()
  })

  test('has a score marked as provisional, out of what has been scored so far', async () => {
    const { respond } = await anAssessmentWithResponses(
      anAssessment(
        singleChoice('a', ['x', 'y'], { points: 2, key: { options: ['x'] } }),
        longText('why', { points: 9 }),
      ),
      NAMED,
    )
    open(await respond('Ada Lovelace', { a: { option: 'x' }, why: 'words' }))
    expect(await screen.findByText(/, provisional: 2 of 2 so far \(100%\)$/)).toBeVisible()
  })

  test('S21: has a knock-out beside the result', async () => {
    const asked = anAssessment(
      singleChoice('a', ['x', 'y'], {
        ...{ points: 2, key: { options: ['x'] }, knockOut: { op: 'is', value: 'x' } },
      }),
    )
    const { settings } = asked
    const bands = [{ id: 'top', name: 'Strong', from: 90 }]
    const { respond } = await anAssessmentWithResponses(
      { ...asked, settings: { ...settings, passMark: { percent: 50 }, bands } },
      NAMED,
    )
    open(await respond('Ada Lovelace', { a: { option: 'x' } }))
    expect(
      await screen.findByText(/, 2 of 2 points \(100%\)\. Passed · Knock-out · Strong$/),
    ).toBeVisible()
  })

  test('H2: has no score and no way to the answers until they are shown, with a name and a reason', async () => {
    const { assessmentId, respond, submit } = await anAssessmentWithResponses(ONE_KEY)
    const candidateId = await respond('Ada', { a: { option: 'y' } })
    value(await allowRetake(candidateId, { kind: 'staff', name: 'Sam' }))
    await submit(candidateId, { a: { option: 'x' } })
    const { user } = open(candidateId)
    const show = await screen.findByRole('button', { name: 'Show score' })
    expect(screen.getByText(/^The score and answers are hidden/)).toBeVisible()
    const panel = screen.getByRole('region', { name: 'Response' })
    expect(panel).not.toHaveTextContent(/points|%/)
    expect(document.querySelector(`a[href*="${assessmentId}/responses"]`)).toBeNull()

    await user.click(show)
    const dialog = within(screen.getByRole('dialog', { name: 'Show score' }))
    await user.type(await dialog.findByRole('textbox', { name: 'Your name' }), 'Rita')
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'She asked for feedback')
    await user.click(dialog.getByRole('button', { name: 'Show score' }))
    expect(await within(panel).findByText(/, 2 of 2 points \(100%\)$/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Read the response' })).toBeVisible()
    const stored = await getResponse(candidateId)
    expect(stored).toMatchObject({
      value: { reveals: [{ by: { name: 'Rita' }, reason: 'She asked for feedback' }] },
    })

    await user.click(screen.getByRole('button', { name: 'Hide score' }))
    await waitFor(() => expect(panel).not.toHaveTextContent(/points|%/))
    expect(screen.queryByRole('link', { name: 'Read the response' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Show score' })).toHaveFocus()
  })

  test('lists every submitted attempt with its score and a link', async () => {
    const { assessmentId, respond, submit } = await anAssessmentWithResponses(ONE_KEY, NAMED)
    const candidateId = await respond('Ada', { a: { option: 'y' } })
    value(await allowRetake(candidateId, { kind: 'staff', name: 'Sam' }))
    await submit(candidateId, { a: { option: 'x' } })
    open(candidateId)
    const list = await screen.findByRole('list', { name: 'Submitted attempts' })
    await waitFor(() => expect(list).toHaveTextContent('2 of 2 points'))
    const [first, second] = within(list).getAllByRole('listitem')
    expect(first).toHaveTextContent(/^Attempt 1, submitted .*, 0 of 2 points \(0%\)$/)
    expect(second).toHaveTextContent(/^Attempt 2, submitted .*, 2 of 2 points \(100%\)$/)
    expect(within(list).getByRole('link', { name: 'Attempt 1' })).toHaveAttribute(
      'href',
      `/assessments/${assessmentId}/responses/${candidateId}?attempt=1`,
    )
  })

  test('is allowed a retake, unless the assessment is closed', async () => {
    const { respond, assessmentId } = await anAssessmentWithResponses(allKinds())
    const submitted = await respond('Ada Lovelace', {})
    value(await closeAssessment(assessmentId))
    const { user } = open(submitted)
    const allow = async () => {
      await user.click(await screen.findByRole('button', { name: 'Allow a retake' }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Allow a retake?' }))
      await user.click(dialog.getByRole('button', { name: 'Allow a retake' }))
    }
    await allow()
    expect(await screen.findAllByText(/^This assessment is closed\./)).not.toEqual([])
    expect(
      screen.getByText('Submitted. They can’t start again unless you allow a retake.'),
    ).toBeInTheDocument()
    value(await reopenAssessment(assessmentId))
    await allow()
    expect(await screen.findByText('A retake is allowed. It has not been started.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Hand over this device' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Allow a retake' })).toBeNull()
  })

  test('stores notes, and refuses an empty one with a message', async () => {
    const { candidate } = await anInvitation()
    const { user } = open(candidate.id)
    await user.click(await screen.findByRole('button', { name: 'Add note' }))
    expect(await screen.findByText('Write the note first')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'New note' })).toHaveFocus())
    await user.type(screen.getByRole('textbox', { name: 'New note' }), 'Call back on Monday')
    await user.dblClick(screen.getByRole('button', { name: 'Add note' }))
    expect(await screen.findByText('Call back on Monday')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'New note' })).toHaveValue(''))
    expect(await getCandidate(candidate.id)).toMatchObject({
      value: { notes: [{ text: 'Call back on Monday' }] },
    })
  })

  test('records every stage change in the timeline, oldest first', async () => {
    const { candidate } = await anInvitation()
    const { user } = open(candidate.id)
    await user.click(await screen.findByRole('button', { name: 'Move Ada Lovelace to…' }))
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Screen' }))
    const timeline = within(await screen.findByRole('region', { name: 'Timeline' }))
    expect(await timeline.findByText('Moved from Applied to Screen')).toBeInTheDocument()
    const entries = timeline.getAllByRole('listitem').map((entry) => entry.textContent)
    expect(entries[0]).toMatch(/^Applied/)
    expect(entries.at(-1)).toMatch(/^Moved from Applied to Screen/)
  })

  test('says so if there is no such candidate', async () => {
    open(crypto.randomUUID())
    expect(await screen.findByRole('heading', { name: 'Candidate not found' })).toBeInTheDocument()
    expect(await getSetting('handover')).toBeNull()
  })
})
