import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import type { Actor } from '#schemas/actor.ts'
import { setSetting } from '#src/storage/device/device.ts'
import { finishReview, markAnswer } from '#src/review/storage/marking.ts'
import { settleAnswer } from '#src/review/storage/settling.ts'
import { getResponse } from '#src/hiring/storage/responses.ts'
import { ResponsesPage } from '#src/review/screens/list/ResponsesPage.tsx'
import { decisionPath, paths, responsesPath, settlingPath } from '#src/base/paths.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText } from '#tests/support/definitions.ts'
import { value } from '#tests/support/hiring.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const MIRA = { kind: 'staff', name: 'Mira' } as const
const OMAR = { kind: 'staff', name: 'Omar' } as const
let assessmentId = ''
let ids: string[] = []

beforeEach(async () => {
  await setSetting('staffName', 'Mira')
  const definition = anAssessment(longText('why', { points: 4 }), longText('how', { points: 4 }))
  const { respond, ...created } = await anAssessmentWithResponses(definition, { namesShown: true })
  assessmentId = created.assessmentId
  ids = []
  for (const name of ['Ada', 'Ben', 'Cleo']) {
    ids.push(await respond(name, { why: 'Rain', how: 'By boat' }))
  }
})

async function mark(me: Actor, candidateId: string, ...points: number[]) {
  const stored = await getResponse(candidateId)
  if (stored?.kind !== 'whole') throw new Error('It can be read')
  const at = { candidateId, attemptId: stored.value.attempts[0]?.attemptId ?? '', me }
  for (const [index, each] of points.entries()) {
    value(await markAnswer(at, ['why', 'how'][index] ?? '', { points: each }))
  }
  return at
}

function open() {
  return openScreen(
    [{ path: paths.responses, element: <ResponsesPage /> }],
    responsesPath(assessmentId),
  )
}

function row(name: string) {
  return screen.getByRole('link', { name }).closest('li')
}

function names() {
  return within(screen.getByRole('region', { name: 'Responses' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
}

test('each row says what is left and by whom, and the list how much is finished', async () => {
  const [ada = '', ben = ''] = ids
  value(await finishReview(await mark(OMAR, ada, 1, 1)))
  await mark(OMAR, ben, 1)
  await mark(MIRA, ben, 2, 2)
  open()
  await screen.findByText('3 submitted responses, 3 provisional')
  expect(row('Ada')).toHaveTextContent('2 to mark')
  expect(row('Ada')).toHaveTextContent('Omar done')
  expect(row('Ben')).toHaveTextContent('To finish')
  expect(row('Ben')).toHaveTextContent('Omar 1 left, Mira to finish')
  expect(screen.getByText('You: 0 finished, 3 left')).toBeVisible()
  expect(screen.getByText('Anyone: 1 finished, 2 left')).toBeVisible()
  value(await finishReview(await mark(MIRA, ben)))
  expect(await screen.findByText('You: 1 finished, 2 left')).toBeVisible()
  expect(row('Ben')).toHaveTextContent('Done')
})

test('once all is finished, settling is next only while marks differ', async () => {
  const [ada = '', ben = '', cleo = ''] = ids
  for (const each of [ada, ben, cleo]) value(await finishReview(await mark(MIRA, each, 2, 2)))
  value(await finishReview(await mark(OMAR, ada, 1, 2)))
  await mark(OMAR, ben, 2)
  open()
  const next = await screen.findByRole('link', { name: 'Next: settle the difference' })
  expect(next).toHaveAttribute('href', settlingPath(assessmentId))
  value(await settleAnswer(await mark(MIRA, ada), 'why', { points: 2, reason: 'Talked' }))
  const last = await screen.findByRole('link', { name: 'Next: decide' })
  expect(last).toHaveAttribute('href', decisionPath(assessmentId))
})

test('column heads sort, and a column that no row fills is left out', async () => {
  const [ada = '', ben = ''] = ids
  value(await finishReview(await mark(MIRA, ada, 1, 1)))
  value(await finishReview(await mark(MIRA, ben, 3, 3)))
  const { user } = open()
  await screen.findByText('3 submitted responses, 1 provisional')
  expect(document.querySelector('[data-column="outcome"]')).toBeNull()
  expect(document.querySelector('[data-column="recommended"]')).toBeNull()
  expect(document.querySelector('[data-column="reviewer"]')).not.toBeNull()
  await user.click(screen.getByRole('button', { name: 'Score: sort, highest first' }))
  await waitFor(() => expect(names()).toEqual(['Ben', 'Ada', 'Cleo']))
  const again = screen.getByRole('button', { name: 'Score: sort, lowest first' })
  expect(again).toHaveAttribute('aria-pressed', 'true')
  await user.click(again)
  await waitFor(() => expect(names()).toEqual(['Ada', 'Ben', 'Cleo']))
})

test('whoever arrives is in the list: Enter opens its first row, and ? helps everywhere', async () => {
  const { user, addressNow } = open()
  const list = await screen.findByRole('region', { name: 'Responses' })
  await waitFor(() => expect(list).toHaveFocus())
  screen.getByRole('button', { name: /^State: sort/ }).focus()
  await user.keyboard('?')
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(help).not.toBeInTheDocument())
  const [first] = within(list).getAllByRole('link')
  list.focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(addressNow()).toContain(first?.getAttribute('href')))
})
