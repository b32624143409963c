import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { agreementPath, paths, settlingPath } from '#src/base/paths.ts'
import { getResponse } from '#src/hiring/storage/responses.ts'
import { AgreementPage } from '#src/review/screens/agreement/AgreementPage.tsx'
import { SettlingPage } from '#src/review/screens/settling/SettlingPage.tsx'
import {
  commentAnswer,
  finishReview,
  markAnswer,
  reopenReview,
} from '#src/review/storage/marking.ts'
import { settleAnswer } from '#src/review/storage/settling.ts'
import { setSetting } from '#src/storage/device/device.ts'
import { failWrites, withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText, text } from '#tests/support/definitions.ts'
import { value } from '#tests/support/hiring.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const ANA = { kind: 'staff', name: 'Ana' } as const
const OMAR = { kind: 'staff', name: 'Omar' } as const
const levels = [
  { id: 'weak', text: 'Names no reason', points: 0 },
  { id: 'fair', text: 'Names a reason', points: 2 },
  { id: 'good', text: 'Weighs reasons', points: 5 },
]
const definition = anAssessment(
  longText('why', { prompt: text('Why there?'), points: 5, rubric: { levels } }),
  longText('how', { prompt: text('How long?'), points: 10 }),
)
let assessmentId = ''
/** The first differs in both questions, by all and by 3 of 10 points; the second in how, by 6. */
let ids: string[] = []

beforeEach(async () => {
  await setSetting('staffName', 'Omar')
  const { respond, ...created } = await anAssessmentWithResponses(definition)
  assessmentId = created.assessmentId
  ids = [
    await respond('Canary', { why: 'The fjord', how: 'A year' }),
    await respond('Canary', { why: 'The rain', how: 'A week' }),
  ]
  const [one = '', two = ''] = ids
  await review(ANA, one, { why: 'good', how: 4 })
  await review(OMAR, one, { why: 'weak', how: 7 })
  await review(ANA, two, { why: 'fair', how: 2 })
  await review(OMAR, two, { why: 'fair', how: 8 })
})

async function responseOf(candidateId: string) {
  const stored = await getResponse(candidateId)
  if (stored?.kind !== 'whole') throw new Error('It can be read')
  return stored.value
}

async function where(me: typeof ANA | typeof OMAR, candidateId: string) {
  const [attempt] = (await responseOf(candidateId)).attempts
  return { candidateId, attemptId: attempt?.attemptId ?? '', me }
}

async function review(
  me: typeof ANA | typeof OMAR,
  candidateId: string,
  { why, how }: { why: string; how: number },
) {
  const at = await where(me, candidateId)
  const points = levels.find(({ id }) => id === why)?.points ?? 0
  value(await markAnswer(at, 'why', { points, level: why }))
  value(await markAnswer(at, 'how', { points: how, reason: `${me.name} counted` }))
  value(await commentAnswer(at, 'why', `${me.name} comments`))
  value(await finishReview(at))
}

const settledOf = async (candidateId = ids[0] ?? '') => (await responseOf(candidateId)).settled

function opened(path = settlingPath(assessmentId)) {
  return openScreen(
    [
      { path: paths.settling, element: <SettlingPage /> },
      { path: paths.agreement, element: <AgreementPage /> },
    ],
    path,
  )
}

const card = () => screen.getByRole('article')

test('A8: the widest difference is open, with question, rubric, levels, and comments of all', async () => {
  opened()
  expect(await screen.findByText('Difference 1 of 3. 0 of 3 settled.')).toBeVisible()
  expect(screen.getByRole('region', { name: 'Question' })).toHaveTextContent('Why there?')
  await waitFor(() => expect(card()).toHaveFocus())
  expect(card()).toHaveTextContent('The fjord')
  const [mine, others, average] = within(card()).getAllByRole('radio')
  expect(mine).toHaveAccessibleName('You: 0 points')
  expect(mine).toHaveAccessibleDescription(/Names no reason\s*Comment: Omar comments/)
  expect(others).toHaveAccessibleName('Ana: 5 points')
  expect(others).toHaveAccessibleDescription(/Weighs reasons\s*Comment: Ana comments/)
  expect(average).toHaveAccessibleName('Average: 2.5 points')
  const rubric = within(card()).getByRole('group', { name: 'Rubric' })
  expect(within(rubric).getByRole('radio', { name: 'Names a reason: 2 points' })).toBeVisible()
  expect(document.body.textContent).not.toContain('Canary')
})

test('all is settled with keys alone: a mark, the average, typed points', async () => {
  const { user, addressNow } = opened()
  await screen.findByText('Difference 1 of 3. 0 of 3 settled.')
  await waitFor(() => expect(card()).toHaveFocus())
  await user.keyboard('2r{Enter}')
  expect(await screen.findByText('Difference 2 of 3. 1 of 3 settled.')).toBeVisible()
  expect(await settledOf()).toMatchObject([
    { questionId: 'why', points: 5, level: 'good', reason: 'The rubric says so', by: OMAR },
  ])
  expect(card()).toHaveFocus()
  expect(card()).toHaveTextContent('A week')
  expect(addressNow()).toContain(`at=${(await where(OMAR, ids[1] ?? '')).attemptId}.how`)
  await user.keyboard('at{Enter}')
  expect(await screen.findByText('Difference 3 of 3. 2 of 3 settled.')).toBeVisible()
  expect(await settledOf(ids[1])).toMatchObject([
    { questionId: 'how', points: 5, reason: 'Agreed after talking' },
  ])
  await user.keyboard('p6.5{Escape}eWe counted twice{Enter}')
  expect(await screen.findByText('Difference 3 of 3. 3 of 3 settled.')).toBeVisible()
  expect((await settledOf())?.at(-1)).toMatchObject({ points: 6.5, reason: 'We counted twice' })
  expect(card()).toHaveTextContent('Settled: 6.5 points')
  await user.keyboard('n')
  expect(screen.getByRole('link', { name: 'See the agreement' })).toHaveFocus()
})

test('J7: without a reason or points nothing is settled, and the field says so', async () => {
  const { user } = opened()
  await screen.findByText('Difference 1 of 3. 0 of 3 settled.')
  await user.click(screen.getByRole('button', { name: 'Settle' }))
  expect(await screen.findByText(/^Choose a mark above, or enter a number/)).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Ana: 5 points' }))
  expect(screen.queryByText(/^Choose a mark above/)).toBeNull()
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/^Choose or enter the reason/)).toBeVisible()
  await user.clear(screen.getByRole('textbox', { name: /^Other points/ }))
  await user.type(screen.getByRole('textbox', { name: /^Other points/ }), '7')
  expect(screen.getByRole('radio', { name: 'Ana: 5 points' })).not.toBeChecked()
  await user.click(screen.getByRole('button', { name: /Agreed after talking/ }))
  await user.click(screen.getByRole('button', { name: 'Settle' }))
  expect(await screen.findByText(/enter a number from 0 to 5/)).toBeVisible()
  expect(await settledOf()).toBeUndefined()
})

test('what is chosen and typed stays with its difference until it is settled, and leaving asks', async () => {
  const { user, router } = opened()
  await screen.findByText('Difference 1 of 3. 0 of 3 settled.')
  await waitFor(() => expect(card()).toHaveFocus())
  const reason = () => screen.getByRole('textbox', { name: 'Reason' })
  const points = () => screen.getByRole('textbox', { name: /^Other points/ })
  await user.keyboard('2eShe names{Escape}j')
  expect(screen.getByText('Difference 2 of 3. 0 of 3 settled.')).toBeVisible()
  expect(reason()).toHaveValue('')
  await user.keyboard('p3{Escape}k')
  expect(reason()).toHaveValue('She names')
  expect(screen.getByRole('radio', { name: 'Ana: 5 points' })).toBeChecked()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Question' }), 'how')
  expect(await screen.findByText('Difference 1 of 2. 0 of 2 settled.')).toBeVisible()
  expect(points()).toHaveValue('3')
  await user.click(screen.getByRole('link', { name: 'Agreement' }))
  const dialog = await screen.findByRole('dialog', { name: 'Discard what you typed?' })
  await user.click(within(dialog).getByRole('button', { name: 'Keep settling' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Question' }), '')
  await screen.findByText('Difference 1 of 3. 0 of 3 settled.')
  act(() => card().focus())
  await user.keyboard('{Enter}')
  await screen.findByText('Difference 2 of 3. 1 of 3 settled.')
  await user.keyboard('t{Enter}')
  expect(await screen.findByText('Difference 3 of 3. 2 of 3 settled.')).toBeVisible()
  expect(await settledOf()).toMatchObject([{ points: 5, level: 'good', reason: 'She names' }])
  expect(await settledOf(ids[1])).toMatchObject([{ points: 3, reason: 'Agreed after talking' }])
  await user.keyboard('kk')
  expect(reason()).toHaveValue('')
  // Nothing is left that was typed.
  await act(() => router.navigate(agreementPath(assessmentId)))
  expect(await screen.findByRole('heading', { name: 'Reviewer agreement' })).toBeVisible()
})

test('J13: Z undoes the last one settled, opens it again, and the average counts', async () => {
  const { user } = opened()
  await screen.findByText('Difference 1 of 3. 0 of 3 settled.')
  await waitFor(() => expect(card()).toHaveFocus())
  await user.keyboard('1o{Enter}')
  await screen.findByText('Difference 2 of 3. 1 of 3 settled.')
  await user.keyboard('z')
  expect(await screen.findByText('Difference 1 of 3. 0 of 3 settled.')).toBeVisible()
  expect(card()).toHaveFocus()
  expect(card()).not.toHaveTextContent('Settled:')
  expect((await responseOf(ids[0] ?? '')).scores.at(-1)).toMatchObject({ points: 8 })
})

test('what is settled is listed, opens again, and changes with a reason', async () => {
  const at = await where(OMAR, ids[0] ?? '')
  value(await settleAnswer(at, 'why', { points: 2, level: 'fair', reason: 'Canary names one' }))
  const { user } = opened()
  // It opens at what is left.
  expect(await screen.findByText('Difference 2 of 3. 1 of 3 settled.')).toBeVisible()
  await user.click(screen.getByText('Settled (1)'))
  const list = screen.getByRole('list', { name: 'Settled' })
  expect(list).toHaveTextContent('Names a reason (2 points), Omar: ••• names one')
  await user.click(within(list).getByRole('button', { name: /1\. Why there\?/ }))
  expect(card()).toHaveTextContent('Settled: Names a reason (2 points) Omar: ••• names one')
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/^Choose a mark above/)).toBeVisible()
  await user.keyboard('{Escape}1o')
  await user.click(screen.getByRole('button', { name: 'Change the settled points' }))
  await waitFor(async () => expect((await settledOf())?.at(-1)).toMatchObject({ points: 0 }))
  expect(document.body.textContent).not.toContain('Canary')
})

test('A9: the address holds the filter by question and size, and the place', async () => {
  const { user, addressNow, router } = opened()
  await screen.findByText('Difference 1 of 3. 0 of 3 settled.')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Question' }), 'how')
  expect(await screen.findByText('Difference 1 of 2. 0 of 2 settled.')).toBeVisible()
  expect(card()).toHaveTextContent('A week')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Difference' }), 'medium')
  expect(await screen.findByText('Difference 1 of 1. 0 of 1 settled.')).toBeVisible()
  expect(card()).toHaveTextContent('A year')
  expect(addressNow()).toBe(`${settlingPath(assessmentId, 'how')}&size=medium`)
  const place = `at=${(await where(OMAR, ids[0] ?? '')).attemptId}.how`
  await act(() => router.navigate(`${settlingPath(assessmentId, 'how')}&${place}`))
  expect(await screen.findByText('Difference 2 of 2. 0 of 2 settled.')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Difference' }), 'small')
  await user.click(await screen.findByRole('button', { name: 'Show all differences' }))
  expect(await screen.findByText('Difference 1 of 3. 0 of 3 settled.')).toBeVisible()
  expect(addressNow()).toBe(settlingPath(assessmentId))
})

test('J and K go through all, N to what is left, and ? lists the keys', async () => {
  const { user } = opened()
  await screen.findByText('Difference 1 of 3. 0 of 3 settled.')
  await waitFor(() => expect(card()).toHaveFocus())
  await user.keyboard('jj')
  expect(screen.getByText('Difference 3 of 3. 0 of 3 settled.')).toBeVisible()
  await user.keyboard('k')
  expect(screen.getByText('Difference 2 of 3. 0 of 3 settled.')).toBeVisible()
  await user.keyboard('nn')
  expect(screen.getByText('Difference 1 of 3. 0 of 3 settled.')).toBeVisible()
  await user.keyboard('l ')
  expect(screen.getByRole('radio', { name: 'Names no reason: 0 points' })).toBeChecked()
  await user.keyboard('?')
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(dialog).toHaveTextContent('The rubric says so')
})

test('an answer that is no longer different while it is open is said, and another opens', async () => {
  opened()
  await screen.findByText('Difference 1 of 3. 0 of 3 settled.')
  const again = await where(ANA, ids[0] ?? '')
  await act(async () => {
    value(await markAnswer(again, 'why', { points: 0, level: 'weak', reason: 'Omar is right' }))
  })
  expect(
    await screen.findByText(/^The answer shown before no longer has different marks/),
  ).toBeVisible()
  expect(screen.getByText('Difference 1 of 2. 0 of 2 settled.')).toBeVisible()
})

test('same marks leave nothing to settle, and reopened reviews nothing to compare', async () => {
  const [one = '', two = ''] = ids
  const same = { points: 1, reason: 'We agree' }
  for (const id of ids) {
    for (const me of [ANA, OMAR]) value(await markAnswer(await where(me, id), 'how', same))
  }
  const level = { points: 2, level: 'fair', reason: 'We agree' }
  for (const me of [ANA, OMAR]) value(await markAnswer(await where(me, one), 'why', level))
  opened()
  expect(await screen.findByRole('heading', { name: 'Nothing to settle' })).toBeVisible()
  await act(async () => {
    for (const id of [one, two]) value(await reopenReview(await where(OMAR, id)))
  })
  expect(await screen.findByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible()
  expect(document.body.textContent).not.toContain('Ana')
})

test('an answer that can’t be saved stays open with what was typed', async () => {
  const { user } = opened(`${settlingPath(assessmentId)}?size=large`)
  await screen.findByText('Difference 1 of 2. 0 of 2 settled.')
  await waitFor(() => expect(card()).toHaveFocus())
  failWrites('Responses', { error: 'UnknownError' })
  await user.keyboard('2eOwn words{Enter}')
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveAccessibleDescription(
      /^The browser could not save this/,
    ),
  )
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Own words')
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Difference 2 of 2. 1 of 2 settled.')).toBeVisible()
})
