import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { setSetting } from '#src/storage/device/device.ts'
import {
  commentAnswer,
  commentAttempt,
  finishReview,
  markAnswer,
  recommend,
  reopenReview,
} from '#src/review/storage/marking.ts'
import { settleAnswer } from '#src/review/storage/settling.ts'
import { getResponse } from '#src/hiring/storage/responses.ts'
import { AgreementPage } from '#src/review/screens/agreement/AgreementPage.tsx'
import { MarkingPage } from '#src/review/screens/byQuestion/MarkingPage.tsx'
import { ComparePage } from '#src/review/screens/compare/ComparePage.tsx'
import { SettlingPage } from '#src/review/screens/settling/SettlingPage.tsx'
import { ResponsePage } from '#src/review/screens/response/ResponsePage.tsx'
import {
  agreementPath,
  comparePath,
  markingPath,
  paths,
  responsePath,
  settlingPath,
} from '#src/base/paths.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText, text } from '#tests/support/definitions.ts'
import { value } from '#tests/support/hiring.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const ANA = { kind: 'staff', name: 'Ana' } as const
const OMAR = { kind: 'staff', name: 'Omar' } as const
const definition = anAssessment(longText('why', { prompt: text('Why there?'), points: 10 }))
let assessmentId = ''
let ids: string[] = []

beforeEach(async () => {
  await setSetting('staffName', 'Omar')
  const { respond, ...created } = await anAssessmentWithResponses(definition)
  assessmentId = created.assessmentId
  ids = [
    await respond('Canary', { why: 'The fjord' }),
    await respond('Canary', { why: 'The rain' }),
  ]
  for (const id of ids) await review(ANA, id, 7.25)
})

async function where(me: typeof ANA | typeof OMAR, candidateId: string) {
  const stored = await getResponse(candidateId)
  if (stored?.kind !== 'whole') throw new Error('It can be read')
  return { candidateId, attemptId: stored.value.attempts[0]?.attemptId ?? '', me }
}

async function review(me: typeof ANA | typeof OMAR, candidateId: string, points: number) {
  const at = await where(me, candidateId)
  value(await markAnswer(at, 'why', { points, reason: `${me.name} says so` }))
  value(await commentAnswer(at, 'why', `${me.name} comments`))
  value(await commentAttempt(at, `${me.name} on the whole`))
  value(await recommend(at, 'strongYes'))
  value(await finishReview(at))
}

function comparison(): string {
  return `${comparePath(assessmentId)}?compare=${ids.join(',')}`
}

const routes = [
  { path: paths.compare, element: <ComparePage /> },
  { path: paths.agreement, element: <AgreementPage /> },
  { path: paths.settling, element: <SettlingPage /> },
  { path: paths.marking, element: <MarkingPage /> },
  { path: paths.response, element: <ResponsePage /> },
]

test.each([
  ['the agreement', () => agreementPath(assessmentId), 'Nothing to compare yet'],
  ['settling', () => settlingPath(assessmentId), 'Nothing to compare yet'],
  ['marking by question', () => markingPath(assessmentId), '2 left to mark.'],
  ['the comparison', comparison, 'Provisional: 1 left to mark'],
  ['the response', () => responsePath(assessmentId, ids[0] ?? ''), /1 answer to mark/],
])('J2: %s shows nothing of others before one’s own review is finished', async (_, path, shown) => {
  openScreen(routes, path())
  expect((await screen.findAllByText(shown, { exact: false }))[0]).toBeVisible()
  expect(document.body.textContent).not.toMatch(/Ana|7\.25/)
})

test('A7: the figures of all questions are one table, which leads to what is to settle', async () => {
  const [one = '', two = ''] = ids
  await review(OMAR, one, 7.25)
  await review(OMAR, two, 2)
  const { user, addressNow } = openScreen(routes, agreementPath(assessmentId))
  expect(await screen.findByText(/^You have finished reviewing 2 of 2 responses/)).toBeVisible()
  const row = screen.getByRole('row', { name: /Why there/ })
  expect(row).toHaveTextContent(/Ana, Omar21 of 2Too few1 of 1$/)
  expect(document.body.textContent).not.toContain('Canary')
  expect(screen.getByRole('link', { name: 'Settle differences' })).toHaveAttribute(
    'href',
    settlingPath(assessmentId),
  )
  await user.click(within(row).getByRole('link', { name: 'Why there?' }))
  expect(addressNow()).toBe(settlingPath(assessmentId, 'why'))
  expect(await screen.findByText('Difference 1 of 1. 0 of 1 settled.')).toBeVisible()
})

test('J2: the comparison shows what others say beside one’s own marks, for each finished review', async () => {
  const [one = '', two = ''] = ids
  await review(OMAR, one, 2)
  openScreen(routes, comparison())
  const question = await screen.findByRole('article', { name: /Why there/ })
  const [mine, theirs] = [...within(question).getAllByRole('list')][0]!.children
  expect(mine).toHaveTextContent('Omar says so')
  expect(mine).toHaveTextContent('Your comment: Omar comments')
  expect(mine).toHaveTextContent('Ana: 7.25 points, Ana says so. Comment: Ana comments')
  expect(theirs).not.toHaveTextContent('Ana')
  expect(theirs).not.toHaveTextContent('more')
  const total = screen.getByRole('region', { name: 'Total' })
  expect(total).toHaveTextContent('Your recommendation: Strong yes')
  const words = { strongNo: 'Never', no: 'No', yes: 'Invite', strongYes: 'Hire now' }
  value(await setSetting('recommendationWords', words))
  await waitFor(() => expect(total).toHaveTextContent('Your recommendation: Hire now'))
  expect(within(total).getAllByText('Ana')).toHaveLength(1)
  await review(OMAR, two, 7)
  await waitFor(() => expect(theirs).toHaveTextContent('Different answer, 2.5 points more'))
  expect(total).toHaveTextContent('2.5 points more')
})

test('a comparison leaves out what can’t be compared, and needs two responses', async () => {
  const [one = ''] = ids
  openScreen(routes, `${comparePath(assessmentId)}?compare=${one},nobody,${one}`)
  expect(await screen.findByText(/^1 selected response can’t be compared/)).toBeVisible()
  const link = screen.getByRole('link', { name: 'Choose responses' })
  expect(link).toHaveAttribute('href', expect.stringContaining(`compare=${one}`))
})

test('J7: the response and marking by question show what was settled beside the marks', async () => {
  const [id = ''] = ids
  await review(OMAR, id, 2)
  const reason = 'Both reasons hold'
  value(await settleAnswer(await where(OMAR, id), 'why', { points: 4, reason }))
  const { router } = openScreen(routes, responsePath(assessmentId, id))
  const expectAll = async () => {
    // Also in the history of the score, which is folded.
    expect((await screen.findAllByText(reason)).at(-1)).toBeVisible()
    expect(await screen.findByText(/^Settled by/)).toHaveTextContent('Settled by Omar: 4 points')
    const marks = await screen.findByRole('list', { name: 'Marks of all reviewers' })
    expect(marks).toHaveTextContent('You: 2 points')
    expect(marks).toHaveTextContent('Ana: 7.25 points, Ana says so. Comment: Ana comments')
  }
  await expectAll()
  const whole = await screen.findByRole('region', { name: 'Your review' })
  expect(within(whole).getByRole('list')).toHaveTextContent('Ana: Strong yesAna on the whole')
  expect(await screen.findByText('4 of 10 points')).toBeVisible()
  await router.navigate(
    `${markingPath(assessmentId, 'why')}&at=${(await where(OMAR, id)).attemptId}`,
  )
  expect(await screen.findByRole('heading', { level: 1, name: 'Mark by question' })).toBeVisible()
  await expectAll()
})

test('J4: reopened after the marks of others were shown, a mark needs a reason to change', async () => {
  const [id = ''] = ids
  await review(OMAR, id, 2)
  value(await reopenReview(await where(OMAR, id)))
  const { user } = openScreen(routes, responsePath(assessmentId, id))
  expect(await screen.findByText(/You have seen other reviewers’ marks/)).toBeVisible()
  expect(document.body.textContent).not.toContain('7.25')
  await user.click(screen.getByRole('button', { name: 'More actions' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Change the points' }))
  await user.clear(screen.getByRole('textbox', { name: /points/i }))
  await user.type(screen.getByRole('textbox', { name: /points/i }), '7{Enter}')
  expect(await screen.findByText(/Enter (the|a) reason/)).toBeVisible()
})

test('recommendations are compared in the words of the team, once mine is given', async () => {
  await setSetting('recommendationWords', {
    ...{ strongNo: 'Never', no: 'Rather not', yes: 'Invite', strongYes: 'Hire' },
  })
  const first = ids[0] ?? ''
  await review(OMAR, first, 2)
  value(await reopenReview(await where(OMAR, first)))
  value(await recommend(await where(OMAR, first), 'no', 'Read again'))
  openScreen(routes, agreementPath(assessmentId))
  expect(await screen.findByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible()
  value(await finishReview(await where(OMAR, first)))
  const part = await screen.findByRole('region', { name: 'Recommendations' })
  const [figures, differing] = within(part).getAllByRole('table')
  expect(figures).toHaveTextContent(/Ana, Omar10 of 1Too few1$/)
  const heads = within(differing!).getAllByRole('columnheader')
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Response', 'Ana', 'Omar'])
  await waitFor(() =>
    expect(within(differing!).getAllByRole('row')[1]).toHaveTextContent(/HireRather not$/),
  )
  expect(document.body).not.toHaveTextContent('Canary')
})
