import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import type { Actor } from '#schemas/actor.ts'
import { setSetting } from '#src/storage/device/device.ts'
import { finishReview, markAnswer } from '#src/review/storage/marking.ts'
import { settleAnswer } from '#src/review/storage/settling.ts'
import { getResponse } from '#src/hiring/storage/responses.ts'
import { MarkingPage } from '#src/review/screens/byQuestion/MarkingPage.tsx'
import { ComparePage } from '#src/review/screens/compare/ComparePage.tsx'
import { ResponsesPage } from '#src/review/screens/list/ResponsesPage.tsx'
import { ResponsePage } from '#src/review/screens/response/ResponsePage.tsx'
import { comparePath, markingPath, paths, responsePath, responsesPath } from '#src/base/paths.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText, text } from '#tests/support/definitions.ts'
import { value } from '#tests/support/hiring.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const MIRA = { kind: 'staff', name: 'Mira' } as const
const OMAR = { kind: 'staff', name: 'Omar' } as const
const POINTS = { blames: 0, names: 2, solves: 4 }
const rubric = {
  levels: [
    { id: 'blames', text: 'Blames others', points: 0 },
    { id: 'names', text: 'Names the cause', points: 2 },
    { id: 'solves', text: 'Solves it', points: 4 },
  ],
}
const plain = anAssessment(longText('why', { prompt: text('Why?'), points: 4, rubric }))
const definition = {
  ...plain,
  settings: { ...plain.settings, passMark: { percent: 60 } },
}

const routes = [
  { path: paths.response, element: <ResponsePage /> },
  { path: paths.responses, element: <ResponsesPage /> },
  { path: paths.marking, element: <MarkingPage /> },
  { path: paths.compare, element: <ComparePage /> },
]
let assessmentId = ''
let ids: string[] = []

beforeEach(async () => {
  await setSetting('staffName', 'Mira')
  const { respond, ...created } = await anAssessmentWithResponses(definition)
  assessmentId = created.assessmentId
  ids = [await respond('Ada', { why: 'Rain' }), await respond('Ben', { why: 'Snow' })]
})

async function where(me: Actor, candidateId: string) {
  const stored = await getResponse(candidateId)
  if (stored?.kind !== 'whole') throw new Error('It can be read')
  return { candidateId, attemptId: stored.value.attempts[0]?.attemptId ?? '', me }
}

async function review(me: Actor, candidateId: string, level: keyof typeof POINTS) {
  const at = await where(me, candidateId)
  value(await markAnswer(at, 'why', { points: POINTS[level], level }))
  value(await finishReview(at))
}

function marks() {
  return screen.findByRole('list', { name: 'Marks of all reviewers' })
}

test('the level stays in words after finishing, for each reviewer, beside what was settled', async () => {
  const [id = ''] = ids
  await review(MIRA, id, 'solves')
  openScreen(routes, responsePath(assessmentId, id))
  expect(await marks()).toHaveTextContent('You: Solves it (4 points)')
  await review(OMAR, id, 'names')
  await waitFor(async () =>
    expect(await marks()).toHaveTextContent('Omar: Names the cause (2 points)'),
  )
  const reason = 'The cause is named'
  value(await settleAnswer(await where(MIRA, id), 'why', { points: 2, level: 'names', reason }))
  expect(await screen.findByText(/^Settled by/)).toHaveTextContent(
    'Settled by Mira: Names the cause (2 points)',
  )
  expect(await marks()).toHaveTextContent('Solves it')
})

test('marking by question and the comparison name the levels as well', async () => {
  for (const id of ids) {
    await review(MIRA, id, 'solves')
    await review(OMAR, id, 'names')
  }
  const { attemptId } = await where(MIRA, ids[0] ?? '')
  const { router } = openScreen(routes, `${markingPath(assessmentId, 'why')}&at=${attemptId}`)
  expect(await marks()).toHaveTextContent(
    'You: Solves it (4 points)Omar: Names the cause (2 points)',
  )
  await router.navigate(`${comparePath(assessmentId)}?compare=${ids.join(',')}`)
  const question = await screen.findByRole('article', { name: /Why/ })
  expect(question).toHaveTextContent('You: Solves it (4 points)')
  expect(question).toHaveTextContent('Omar: Names the cause (2 points)')
})

test('J12: a score that another reviewer moved is marked in the list and on top of the response', async () => {
  const [id = '', other = ''] = ids
  await review(MIRA, id, 'solves')
  await review(MIRA, other, 'solves')
  const { user, router } = openScreen(routes, responsesPath(assessmentId))
  expect(await screen.findByText('You have finished all 2 reviews.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Next: decide' })).toBeVisible()
  await review(OMAR, id, 'blames')
  const changed = await screen.findByText('Changed')
  expect(changed.closest('[data-column]')).toHaveAttribute(
    'title',
    'Changed since you finished: 4 of 4 points → 2 of 4 points',
  )
  expect(screen.getByRole('link', { name: '1 score changed since you finished' })).toBeVisible()

  await router.navigate(responsePath(assessmentId, id))
  const notice = await screen.findByRole('region', { name: 'Changed since you finished' })
  expect(notice).toHaveTextContent(
    'The score changed since you finished: 4 of 4 points → 2 of 4 points.Passed → Not passed',
  )
  expect(within(notice).getByRole('listitem')).toHaveTextContent('Review finished by Omar')
  await user.click(within(notice).getByRole('button', { name: 'Mark as seen' }))
  await waitFor(() => expect(notice).not.toBeInTheDocument())
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()

  await router.navigate(responsesPath(assessmentId))
  expect(await screen.findByText('You have finished all 2 reviews.')).toBeVisible()
  expect(screen.queryByText('Changed')).toBeNull()
})
