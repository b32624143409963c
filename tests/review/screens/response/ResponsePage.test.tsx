import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { publishDraft, saveDraft } from '#src/builder/storage/assessments.ts'
import { getAssessment } from '#src/storage/stored/assessments.ts'
import { database } from '#src/storage/core/database.ts'
import { storeFile } from '#src/storage/stored/files.ts'
import { allowRetake } from '#src/review/storage/retakes.ts'
import { ResponsePage } from '#src/review/screens/response/ResponsePage.tsx'
import { responsePath } from '#src/base/paths.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import {
  anAssessment,
  answeredWith,
  file,
  longText,
  number,
  shortText,
  singleChoice,
  statement,
  text,
} from '#tests/support/definitions.ts'
import { aCandidate, STAFF, value } from '#tests/support/hiring.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'
import { eventually } from '#tests/support/eventually.ts'

withFreshDatabases()

const NAMED = { namesShown: true }
afterEach(() => vi.restoreAllMocks())

const definition = anAssessment(
  statement('hello'),
  singleChoice('capital', ['Oslo', 'Bergen'], {
    key: { options: ['Oslo'] },
    points: 4,
    explanation: text('Since 1814'),
  }),
  shortText('fjord', { showIf: answeredWith('capital', 'Bergen'), points: 2 }),
  number('people', { key: { value: 700, tolerance: 50 }, points: 1, unit: 'thousand' }),
  longText('why', {
    points: 6,
    rubric: {
      levels: [
        { id: 'low', text: 'Names a reason', points: 1 },
        { id: 'high', text: 'Weighs it', points: 6 },
      ],
    },
  }),
  shortText('nick'),
)

test('each question is shown as asked, with its status and score reason', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(definition, NAMED)
  const id = await respond('Ada Lovelace', { capital: { option: 'Oslo' }, why: 'Why not' }, [
    'fjord',
  ])
  open(responsePath(assessmentId, id))

  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible()
  expect(screen.getByText('4 of 5 so far').closest('p')).toHaveTextContent('80%')
  expect(screen.getByText(/2 answered, 2 left blank, 1 not asked/)).toHaveTextContent(
    '1 has no points.',
  )
  expect(screen.getByText(/Provisional: 1 answer to mark/)).toBeVisible()

  expect(card(/capital/)).toHaveTextContent('Chosen: Oslo')
  expect(card(/capital/)).toHaveTextContent('Correct: 4 of 4 points')
  expect(card(/capital/)).toHaveTextContent('Since 1814')
  expect(card(/fjord/)).toHaveTextContent(/that answer was dropped/)
  expect(card(/people/)).toHaveTextContent('Left blank: 0 of 1 point')
  expect(card(/people/)).toHaveTextContent('Correct answer: 700 thousand, or up to 50 more or less')
  // What is beside later questions is drawn a moment later.
  await waitFor(() => expect(card(/why/)).toHaveTextContent('To be marked: up to 6 points'))
  expect(card(/why/)).toHaveTextContent('Level1 Names a reason1 point2 Weighs it6 points')
  expect(card(/nick/)).not.toHaveTextContent('Rubric')
  expect(card(/nick/)).not.toHaveTextContent('points')
})

test('an old response is shown and scored by its own version, whatever came later', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(
    anAssessment(singleChoice('q', ['a', 'b'], { key: { options: ['a'] }, points: 1 })),
  )
  const id = await respond('Ada', { q: { option: 'a' } })
  const stored = await getAssessment(assessmentId)
  if (stored?.kind !== 'whole') throw new Error('It was just made')
  const draft = anAssessment({
    ...singleChoice('q', ['a', 'b'], { key: { options: ['b'] }, points: 9 }),
    prompt: text('Asked anew?'),
  })
  const { rev } = value(await saveDraft({ assessmentId, rev: stored.value.rev, draft }))
  value(await publishDraft({ assessmentId, rev, by: STAFF }))

  open(responsePath(assessmentId, id))
  expect(await screen.findByText('1 of 1 point')).toBeVisible()
  expect(card(/What about q\?/)).toHaveTextContent('Correct answer: a')
  expect(screen.getByText(/version 1, submitted/)).toHaveTextContent(/Took /)
})

test('after a retake the newest attempt is shown, and older ones can be chosen', async () => {
  const { assessmentId, respond, submit } = await anAssessmentWithResponses(definition, NAMED)
  const id = await respond('Ada', { capital: { option: 'Bergen' }, fjord: 'Sogne' })
  value(await allowRetake(id, STAFF))
  await submit(id, { capital: { option: 'Oslo' } })
  const { user, addressNow } = open(responsePath(assessmentId, id))

  expect(await screen.findByText('4 of 11 points')).toBeVisible()
  const attempts = screen.getByRole('combobox', { name: 'Attempt' })
  await user.selectOptions(
    attempts,
    within(attempts).getByRole('option', { name: /^Attempt 1 of 2/ }),
  )
  expect(await screen.findByText('0 of 11 so far')).toBeVisible()
  expect(card(/capital/)).toHaveTextContent('Wrong: 0 of 4 points')
  await waitFor(() => expect(addressNow()).toContain('attempt=1'))
})

test('a copied link opens the answer with the focus, in the same attempt after a retake', async () => {
  const { assessmentId, respond, submit } = await anAssessmentWithResponses(definition, NAMED)
  const id = await respond('Ada', { capital: { option: 'Bergen' }, why: 'First' })
  const { user } = open(`${responsePath(assessmentId, id)}?search=ada&show=toMark`)
  await user.click(await screen.findByRole('button', { name: 'Copy link to question 4' }))
  await screen.findByText('Link copied')
  const copied = new URL(await navigator.clipboard.readText())
  expect(copied.pathname + copied.search).toBe(`${responsePath(assessmentId, id)}?attempt=1`)

  cleanup()
  value(await allowRetake(id, STAFF))
  await submit(id, { why: 'Second' })
  open(copied.pathname + copied.search + copied.hash)
  await screen.findByText('First')
  await waitFor(() => expect(card(/why/)).toHaveFocus())
})

test('wrong answers can be filtered', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(definition, NAMED)
  const id = await respond('Ada', { capital: { option: 'Oslo' }, people: 3 })
  const { user } = open(responsePath(assessmentId, id))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), 'Wrong (1)')
  expect(screen.getAllByRole('article')).toHaveLength(1)
  expect(card(/people/)).toHaveTextContent('Wrong: 0 of 1 point')
})

test('Previous and Next follow the list that led here', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(definition, NAMED)
  await respond('Ada', { capital: { option: 'Oslo' } })
  const grace = await respond('Grace', {})
  await respond('Mary', {})
  const { user, addressNow } = open(`${responsePath(assessmentId, grace)}?sort=name`)
  await user.click(await screen.findByRole('button', { name: 'Previous response: Ada' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada' })).toBeVisible()
  await waitFor(() => expect(addressNow()).toContain('sort=name'))
  expect(screen.getByText('1 of 3')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Next response: Grace' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Grace' })).toBeVisible()
})

test('a file is downloaded with its bytes, and the response as JSON with its questions', async () => {
  const { assessmentId, jobId, start, submit } = await anAssessmentWithResponses(
    anAssessment(file('cv')),
    NAMED,
  )
  const { id } = await aCandidate(jobId, { name: 'Ada' })
  const attemptId = await start(id)
  const stored = value(await storeFile({ owner: attemptId, file: new File(['%PDF'], 'cv.pdf') }))
  await submit(id, { cv: [stored] })

  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob)
    return 'blob:test'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
  const { user } = open(responsePath(assessmentId, id))
  await user.click(await screen.findByRole('button', { name: 'Download cv.pdf' }))
  await eventually(() => expect(blobs).toHaveLength(1))
  expect(await blobs[0]?.text()).toBe('%PDF')

  await user.click(screen.getByRole('button', { name: 'Download as JSON' }))
  await eventually(() => expect(blobs).toHaveLength(2))
  expect(JSON.parse((await blobs[1]?.text()) ?? '')).toMatchObject({
    kind: 'talentflow-responses',
    responses: [
      { candidate: { name: 'Ada' }, attempts: [{ answers: { cv: [{ name: 'cv.pdf' }] } }] },
    ],
    versions: [{ number: 1, definition: { sections: [{}] } }],
  })
})

test('an unfinished response is not shown', async () => {
  const { assessmentId, jobId, start } = await anAssessmentWithResponses(definition, NAMED)
  const { id } = await aCandidate(jobId, { name: 'Ada' })
  await start(id)
  open(responsePath(assessmentId, id))
  expect(await screen.findByRole('heading', { name: 'Not submitted yet' })).toBeVisible()
})

test('a damaged response, one whose version was deleted, and a missing one are distinguished', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(definition, NAMED)
  const damaged = await respond('Ada', {})
  const orphan = await respond('Grace', {})
  await database.table('Responses').update(damaged, { attempts: 'gone' })
  const { router } = open(responsePath(assessmentId, damaged))
  expect(await screen.findByRole('heading', { name: 'This response can’t be read' })).toBeVisible()

  await database.table('Assessments').delete(`${assessmentId}.v1`)
  await router.navigate(responsePath(assessmentId, orphan))
  expect(
    await screen.findByRole('heading', { name: 'The questions of this response can’t be read' }),
  ).toBeVisible()

  await router.navigate(responsePath(assessmentId, crypto.randomUUID()))
  expect(await screen.findByRole('heading', { name: 'Response not found' })).toBeVisible()
})

function open(address: string) {
  return openScreen(
    [{ path: '/assessments/:assessmentId/responses/:candidateId', element: <ResponsePage /> }],
    address,
  )
}

function card(prompt: RegExp): HTMLElement {
  const found = screen
    .getAllByRole('article')
    .find((each) => within(each).queryByRole('heading', { name: prompt }) !== null)
  if (found === undefined) throw new Error(`No question ${prompt}`)
  return found
}

test('J and K move between responses while their buttons have the focus', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(definition, NAMED)
  await respond('Ada Lovelace', { capital: { option: 'Oslo' } })
  const newest = await respond('Grace Hopper', { capital: { option: 'Bergen' } })
  const { user } = open(responsePath(assessmentId, newest))
  await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' })
  await user.keyboard('j')
  expect(screen.getByRole('heading', { level: 1, name: 'Grace Hopper' })).toBeVisible()
  const next = await screen.findByRole('button', { name: 'Next response: Ada Lovelace' })
  next.focus()
  await user.keyboard('j')
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible()
  await user.keyboard('k')
  expect(await screen.findByRole('heading', { level: 1, name: 'Grace Hopper' })).toBeVisible()
})

test('each question is named for screen readers', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(definition, NAMED)
  const id = await respond('Ada Lovelace', { capital: { option: 'Oslo' } })
  open(responsePath(assessmentId, id))
  await screen.findByRole('heading', { level: 1, name: 'Ada Lovelace' })
  for (const article of screen.getAllByRole('article')) expect(article).toHaveAccessibleName()
})

test.each([
  [
    'the reference while the name is hidden',
    false,
    /^"[A-Z0-9]{4}-[A-Z0-9]{4} · Front-end engineer"$/,
  ],
  ['the name once it is shown', true, /^"Ada \\22 the Countess\\22 {2}· Front-end engineer"$/],
])('every printed page has at its head %s', async (_what, namesShown, head) => {
  const printed = () => document.documentElement.style.getPropertyValue('--printed-head')
  const { assessmentId, respond } = await anAssessmentWithResponses(definition, { namesShown })
  const id = await respond('Ada "the Countess"', { capital: { option: 'Oslo' } })
  open(responsePath(assessmentId, id))
  await waitFor(() => expect(printed()).toMatch(head))
  cleanup()
  expect(printed()).toBe('')
})
