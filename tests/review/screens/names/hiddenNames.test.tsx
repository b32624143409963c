import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { database } from '#src/storage/core/database.ts'
import { getCandidate } from '#src/hiring/storage/candidates.ts'
import { commentAnswer, commentAttempt, markAnswer } from '#src/review/storage/marking.ts'
import { hideNames } from '#src/review/storage/revealing.ts'
import { getResponse } from '#src/hiring/storage/responses.ts'
import { currentActor, setSetting } from '#src/storage/device/device.ts'
import { storeFile } from '#src/storage/stored/files.ts'
import { ResponsesPage } from '#src/review/screens/list/ResponsesPage.tsx'
import { ResponsePage } from '#src/review/screens/response/ResponsePage.tsx'
import { paths, responsePath, responsesPath } from '#src/base/paths.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, file, longText, signature } from '#tests/support/definitions.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aCandidate, value } from '#tests/support/hiring.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()
afterEach(() => vi.restoreAllMocks())

const definition = anAssessment(longText('why', { points: 2 }), signature('sign'), file('cv'))
const answers = { why: 'I, Ada Canary, say so', sign: { typed: 'Ada Canary' } }

const open = (address: string) =>
  openScreen(
    [
      { path: paths.response, element: <ResponsePage /> },
      { path: paths.responses, element: <ResponsesPage /> },
    ],
    address,
  )

async function referenceOf(id: string): Promise<string> {
  const stored = await getCandidate(id)
  if (stored?.kind !== 'whole') throw new Error('It can be read')
  return stored.value.reference
}

test('a response is read without a name, and says so', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(definition)
  const id = await respond('Ada Canary', answers)
  open(responsePath(assessmentId, id))
  const reference = await referenceOf(id)
  expect(await screen.findByRole('heading', { level: 1, name: reference })).toBeVisible()
  expect(screen.getByText(/^The candidate’s name is hidden\./)).toBeVisible()
  expect(await screen.findByText('I, •••, say so')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'See the candidate' })).toBeNull()
  await waitFor(() => expect(document.title).toContain(reference))
  expect(document.documentElement.outerHTML).not.toMatch(/canary/iu)
})

test('the name is shown with a reason, recorded, and hidden again', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(definition)
  const id = await respond('Ada Canary', answers)
  const { user } = open(responsePath(assessmentId, id))
  await user.click(await screen.findByRole('button', { name: 'Show name' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Show name' }))
  await user.click(dialog.getByRole('button', { name: 'Show name' }))
  expect(await dialog.findByText('Enter a reason')).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Reference for Ada Canary')
  await user.click(dialog.getByRole('button', { name: 'Show name' }))
  expect(await dialog.findByText('Enter your name')).toBeVisible()
  expect(document.body).not.toHaveTextContent('Ada Canary')
  await user.type(dialog.getByRole('textbox', { name: 'Your name' }), 'Rita')
  await user.click(dialog.getByRole('button', { name: 'Show name' }))

  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Canary' })).toBeVisible()
  expect(await screen.findByText('I, Ada Canary, say so')).toBeVisible()
  const shown = await screen.findByText(/^Name shown to Rita on/)
  expect(shown.closest('li')).toHaveTextContent('Reference for Ada Canary')
  expect(await screen.findByRole('link', { name: 'See the candidate' })).toBeVisible()
  expect(document.title).not.toMatch(/canary/iu)

  await user.click(screen.getByRole('button', { name: 'Hide name' }))
  expect(await screen.findByText('I, •••, say so')).toBeVisible()
  const again = await screen.findByText(/hidden again on/)
  expect(again.closest('li')).toHaveTextContent('Reference for •••')
  expect(document.documentElement.outerHTML).not.toMatch(/canary/iu)
})

test('the list has references, which are searched and sorted; names are shown for all', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(definition)
  const ids = [await respond('Ada Canary', answers), await respond('Zoe Canary', answers)]
  // Not the order of submission.
  const references = ['1111-AAAA', '2222-BBBB']
  for (const [index, reference] of references.entries()) {
    await database.table('Candidates').update(ids[index], { reference })
  }
  const { user } = open(responsesPath(assessmentId))
  const links = () =>
    within(screen.getByRole('region', { name: 'Responses' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  await screen.findByText(/^2 submitted responses/)
  expect(links()).toEqual(references)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'Reference')
  expect(links()).toEqual(references)
  expect(document.documentElement.outerHTML).not.toMatch(/canary/iu)
  const search = screen.getByRole('searchbox', { name: 'Search reference' })
  await user.type(search, 'ada')
  expect(await screen.findByText(/^0 of 2/)).toBeVisible()
  await user.clear(search)

  await user.click(screen.getByRole('button', { name: 'Show names' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Show names' }))
  expect(dialog.getByText(/with each of the 2 responses/)).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: 'Your name' }), 'Rita')
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Offers')
  await user.click(dialog.getByRole('button', { name: 'Show names' }))
  expect(await screen.findByRole('link', { name: 'Ada Canary' })).toBeVisible()
  expect(links()).toEqual(['Ada Canary', 'Zoe Canary'])
  for (const id of ids) {
    expect(await getResponse(id)).toMatchObject({ value: { reveals: [{ reason: 'Offers' }] } })
  }
  await user.click(screen.getByRole('button', { name: 'Hide names' }))
  expect(await screen.findByRole('link', { name: references[0] ?? '' })).toBeVisible()
})

test('a search for a name leaves the address when names are hidden', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(definition, {
    namesShown: true,
  })
  const id = await respond('Ada Canary', answers)
  await respond('Zoe Other', answers)
  const search = '?search=ada'
  const { user, addressNow, router } = open(responsesPath(assessmentId) + search)
  await user.click(await screen.findByRole('link', { name: 'Ada Canary' }))
  await waitFor(() => expect(addressNow()).toBe(responsePath(assessmentId, id) + search))
  await user.click(await screen.findByRole('button', { name: 'Hide name' }))
  await waitFor(() => expect(addressNow()).toBe(responsePath(assessmentId, id)))
  expect(await screen.findByText(/^[12] of 2$/)).toBeVisible()

  // The earlier page of the list.
  await act(() => router.navigate(-1))
  await screen.findByText(/^2 submitted/)
  await waitFor(() => expect(addressNow()).toBe(responsesPath(assessmentId)))
  expect(screen.getByRole('searchbox')).toHaveValue('')
  expect(screen.getByRole('link', { name: 'Zoe Other' })).toBeVisible()
})

test('a search for a name leaves the list when another tab hides the names, and one typed later stays', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(definition, {
    namesShown: true,
  })
  const ids = [await respond('Ada Canary', answers), await respond('Zoe Other', answers)]
  const { user, addressNow } = open(responsesPath(assessmentId))
  await user.type(await screen.findByRole('searchbox'), 'ada')
  expect(await screen.findByText(/^1 of 2/)).toBeVisible()
  await waitFor(() => expect(addressNow()).toContain('ada'))
  value(await hideNames(ids, { kind: 'staff', name: 'Hiring team' }))
  await waitFor(() => expect(addressNow()).toBe(responsesPath(assessmentId)))
  expect(await screen.findByText(/^2 submitted/)).toBeVisible()

  await user.type(screen.getByRole('searchbox', { name: 'Search reference' }), 'zoe')
  await waitFor(() => expect(addressNow()).toContain('zoe'))
  expect(await screen.findByText(/^0 of 2/)).toBeVisible()
})

test('downloads have neither a name in them nor in their own', async () => {
  const { assessmentId, jobId, start, submit } = await anAssessmentWithResponses(definition)
  const { id, reference } = await aCandidate(jobId, { name: 'Ada Canary' })
  const attemptId = await start(id)
  const upload = new File(['%PDF'], 'Ada Canary.pdf')
  const stored = value(await storeFile({ owner: attemptId, file: upload }))
  await submit(id, { ...answers, cv: [stored] })
  const blobs: Blob[] = []
  const names: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob)
    return 'blob:test'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  const { user } = open(responsePath(assessmentId, id))
  await user.click(await screen.findByRole('button', { name: `Download ${reference}-1.pdf` }))
  await user.click(screen.getByRole('button', { name: 'Download as JSON' }))
  await eventually(() => expect(blobs).toHaveLength(2))
  expect(names.toSorted()).toEqual([`${reference}-1.pdf`, `response-${reference}.json`])
  expect(await blobs.at(-1)?.text()).not.toMatch(/canary/iu)
  const { named, responses } = JSON.parse((await blobs.at(-1)?.text()) ?? '')
  expect({ named, responses }).toMatchObject({
    named: false,
    responses: [{ reference, attempts: [{ answers: { why: 'I, •••, say so' } }] }],
  })
  expect(responses[0]).not.toHaveProperty('candidate')
})

test('H2: whoever has entered a name is not asked again', async () => {
  value(await setSetting('staffName', 'Rita'))
  const { assessmentId, respond } = await anAssessmentWithResponses(definition)
  const id = await respond('Ada Canary', answers)
  const { user } = open(responsePath(assessmentId, id))
  await user.click(await screen.findByRole('button', { name: 'Show name' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Show name' }))
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Offer')
  expect(dialog.getAllByRole('textbox')).toHaveLength(1)
  await user.click(dialog.getByRole('button', { name: 'Show name' }))
  expect(await screen.findByText(/^Name shown to Rita on/)).toBeVisible()
})

test('an unfinished response has no name either', async () => {
  const { assessmentId, jobId, start } = await anAssessmentWithResponses(definition)
  const { id, reference } = await aCandidate(jobId, { name: 'Ada Canary' })
  await start(id)
  open(responsePath(assessmentId, id))
  expect(await screen.findByRole('heading', { level: 1, name: reference })).toBeVisible()
  expect(document.documentElement.outerHTML).not.toMatch(/canary/iu)
})

test('H9: paper has no name of another candidate in one’s own words either', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(definition)
  await respond('Benjamin Oskarsson', answers)
  const id = await respond('Ada Canary', answers)
  const stored = await getResponse(id)
  const { attemptId = '' } = (stored?.kind === 'whole' && stored.value.attempts[0]) || {}
  const where = { candidateId: id, attemptId, me: await currentActor() }
  const words = 'Ada is ahead of Oskarsson'
  value(await markAnswer(where, 'why', { points: 1, reason: words }))
  value(await commentAnswer(where, 'why', words))
  value(await commentAttempt(where, words))
  open(responsePath(assessmentId, id))
  await screen.findByText('I, •••, say so')
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  const printed = screen.getAllByText(/^(Reason|Comment|Comment by Hiring team): /)
  expect(printed.map((each) => each.textContent?.replace(/^.*: /, ''))).toEqual(
    Array(3).fill('••• is ahead of •••'),
  )
  act(() => void window.dispatchEvent(new Event('afterprint')))
})
