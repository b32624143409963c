import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { currentActor } from '#src/storage/device/device.ts'
import { commentAnswer, markAnswer } from '#src/review/storage/marking.ts'
import { getResponse } from '#src/hiring/storage/responses.ts'
import { ResponsePage } from '#src/review/screens/response/ResponsePage.tsx'
import { responsePath } from '#src/base/paths.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText, singleChoice, text } from '#tests/support/definitions.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { repeatedNames } from '#tests/support/screens/repeatedNames.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()
afterEach(() => vi.useRealTimers())

const levels = [
  { id: 'low', text: 'Names a reason', points: 1 },
  { id: 'high', text: 'Weighs it', points: 6 },
]
const definition = anAssessment(
  singleChoice('capital', ['Oslo', 'Bergen'], { key: { options: ['Oslo'] }, points: 4 }),
  longText('why', { prompt: text('Why?'), points: 6, rubric: { levels } }),
  longText('how', { prompt: text('How?'), points: 3 }),
)

let candidateId = ''
let user: ReturnType<typeof openScreen>['user']
let router: ReturnType<typeof openScreen>['router']

beforeEach(async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(definition)
  candidateId = await respond('Ada', {
    capital: { option: 'Oslo' },
    why: 'Why not',
    how: 'By boat',
  })
  const path = '/assessments/:assessmentId/responses/:candidateId'
  const address = responsePath(assessmentId, candidateId)
  const elsewhere = { path: '/elsewhere', element: null }
  ;({ user, router } = openScreen([{ path, element: <ResponsePage /> }, elsewhere], address))
  await screen.findByText(/2 answers to mark/)
})

async function reviewNow() {
  const stored = await getResponse(candidateId)
  if (stored?.kind !== 'whole') throw new Error('It can be read')
  return stored.value.reviews[0]
}

/** As another tab of the same reviewer would. */
async function inOtherTab() {
  const stored = await getResponse(candidateId)
  if (stored?.kind !== 'whole') throw new Error('It can be read')
  const attemptId = stored.value.attempts[0]?.attemptId ?? ''
  return { candidateId, attemptId, me: await currentActor() }
}

function card(name: RegExp) {
  const found = screen.getByRole('heading', { name }).closest('article')
  if (found === null) throw new Error('A question has a card')
  return found
}

/** In the menu of a card, by keyboard alone. */
async function choose(name: RegExp, item: string) {
  act(() => card(name).focus())
  await user.keyboard('m')
  const found = await screen.findByRole('menuitem', { name: item })
  act(() => found.focus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
}

test('a whole response is marked with keys: a level, points, a comment, and it is finished', async () => {
  await user.click(screen.getByRole('button', { name: 'Mark the next answer' }))
  expect(card(/Why/)).toHaveFocus()
  await user.keyboard('2')
  expect(await within(card(/Why/)).findByText('Marked: 6 of 6 points')).toBeVisible()
  expect(screen.getByText(/1 answer to mark, worth up to 3 points/)).toBeVisible()

  await user.keyboard('n')
  expect(card(/How/)).toHaveFocus()
  await user.keyboard('2')
  expect(await within(card(/How/)).findByText('Marked: 2 of 3 points')).toBeVisible()
  expect(screen.getByText(/Provisional: all answers are marked/)).toBeVisible()

  await user.keyboard('n')
  expect(screen.getByRole('radio', { name: 'Strong no' })).toHaveFocus()
  act(() => card(/How/).focus())
  await user.keyboard('c')
  await user.keyboard('Short, but right')
  await user.tab()
  await waitFor(async () =>
    expect((await reviewNow())?.comments).toEqual({ how: 'Short, but right' }),
  )

  act(() => card(/How/).focus())
  await user.keyboard('n3')
  expect(await screen.findByRole('radio', { name: 'Yes', checked: true })).toBeVisible()
  await user.keyboard('n')
  expect(screen.getByRole('button', { name: 'Finish the review' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/^Finished on/)).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your review' })).toHaveFocus())
  expect(screen.getByText('12 of 13 points')).toBeVisible()
  expect(screen.queryByText(/Provisional/)).toBeNull()
  expect(await reviewNow()).toMatchObject({
    recommendation: 'yes',
    marks: { why: { level: 'high', points: 6 }, how: { points: 2 } },
  })
})

test('a question mark on an answer lists the keys, which act on that answer again afterwards', async () => {
  await user.click(screen.getByRole('button', { name: 'Mark the next answer' }))
  await user.keyboard('{Shift>}?{/Shift}')
  const list = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(
    within(list).getByText(
      'Go to the next unmarked answer, then to the recommendation and to “Finish the review”',
    ),
  ).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(card(/Why/)).toHaveFocus())
  await user.keyboard('2')
  expect(await within(card(/Why/)).findByText('Marked: 6 of 6 points')).toBeVisible()
})

test('a shifted key marks nothing, and a question mark in a field is text', async () => {
  const how = within(card(/How/))
  act(() => card(/How/).focus())
  await user.keyboard('{Shift>}n{/Shift}')
  expect(card(/How/)).toHaveFocus()
  const reason = how.getByRole('textbox', { name: /Reason/ })
  await user.type(reason, 'Why?')
  expect(reason).toHaveValue('Why?')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('points are typed with a reason, and undone', async () => {
  const how = within(card(/How/))
  await user.type(how.getByRole('textbox', { name: 'Points (0 to 3)' }), '2,5')
  await user.type(how.getByRole('textbox', { name: /Reason/ }), 'No map{Enter}')
  expect(await how.findByText('Marked: 2.5 of 3 points')).toBeVisible()
  expect(how.getByText('Your reason: No map')).toBeVisible()
  expect(card(/How/)).toHaveFocus()
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await how.findByText(/To be marked/)).toBeVisible()
  expect((await reviewNow())?.marks).toEqual({})
})

test('undo leaves a mark that was changed in another tab meanwhile, and says so', async () => {
  const why = within(card(/Why/))
  await user.click(why.getByRole('radio', { name: /Weighs it/ }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  await markAnswer(await inOtherTab(), 'why', { points: 1, level: 'low' })
  await user.click(undo)
  expect((await screen.findAllByText(/^Couldn’t undo: this mark/))[0]).toBeVisible()
  expect((await reviewNow())?.marks['why']).toMatchObject({ points: 1, level: 'low' })
})

test('points out of range are refused with the range, and stay in the field', async () => {
  const how = within(card(/How/))
  const points = how.getByRole('textbox', { name: 'Points (0 to 3)' })
  await user.type(points, '4{Enter}')
  expect(await how.findByText('Enter a number from 0 to 3')).toBeVisible()
  expect(points).toHaveValue('4')
  expect(points).toHaveFocus()
  expect(await reviewNow()).toBeUndefined()
})

test('points that a key gave are changed with a reason only', async () => {
  const capital = within(card(/capital/))
  await choose(/capital/, 'Change the points')
  expect(capital.getByRole('textbox', { name: 'Points (0 to 4)' })).toHaveFocus()
  await user.type(capital.getByRole('textbox', { name: 'Points (0 to 4)' }), '1{Enter}')
  expect(await capital.findByText('Enter the reason for these points')).toBeVisible()
  await user.type(capital.getByRole('textbox', { name: 'Reason' }), 'Guessed{Enter}')
  expect(await capital.findByText('Marked: 1 of 4 points')).toBeVisible()
})

test('an unmarked answer keeps the review from being finished, and says how many', async () => {
  await user.click(screen.getByRole('button', { name: 'Finish the review' }))
  expect(await screen.findByText('2 answers have no mark yet. Mark them first.')).toBeVisible()
})

test('keys do nothing in a field', async () => {
  const how = within(card(/How/))
  await user.type(how.getByRole('textbox', { name: /Reason/ }), 'n2jkc')
  expect(how.getByRole('textbox', { name: /Reason/ })).toHaveValue('n2jkc')
  expect(await reviewNow()).toBeUndefined()
})

test('a finished mark is changed with a reason, and what it was stays readable', async () => {
  await user.click(screen.getByRole('button', { name: 'Mark the next answer' }))
  await user.keyboard('1')
  await within(card(/Why/)).findByText('Marked: 1 of 6 points')
  await user.keyboard('n3')
  await within(card(/How/)).findByText('Marked: 3 of 3 points')
  const press = () => user.click(screen.getByRole('button', { name: /^Finish/ }))
  await press()
  // Asked for once.
  expect(screen.getByText('Choose a recommendation, or finish without one.')).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Strong no' })).toHaveFocus()
  await press()
  await screen.findByText(/^Finished on/)
  const why = within(card(/Why/))
  card(/Why/).focus()
  await user.keyboard('2')
  expect(await screen.findByText(/^This review is finished. To change the mark/)).toBeVisible()
  expect((await reviewNow())?.marks['why']).toMatchObject({ points: 1 })
  await choose(/Why/, 'Change the points')
  const points = why.getByRole('textbox', { name: 'Points (0 to 6)' })
  await user.clear(points)
  await user.type(points, '5')
  await user.type(why.getByRole('textbox', { name: 'Reason' }), 'Read again{Enter}')
  expect(await why.findByText('Marked: 5 of 6 points')).toBeVisible()
  expect(why.getByText('Your reason: Read again')).toBeVisible()
  expect(why.getByText(/^Before /).closest('p')).toHaveTextContent(
    /^Before .*: Names a reason \(1 point\)$/,
  )
})

test('a comment that was saved in another tab appears in its field', async () => {
  const where = await inOtherTab()
  const why = within(card(/Why/))
  await user.click(why.getByRole('button', { name: 'Add a comment' }))
  await act(() => commentAnswer(where, 'why', 'From the other tab'))
  await waitFor(() =>
    expect(why.getByRole('textbox', { name: 'Comment' })).toHaveValue('From the other tab'),
  )
})

test('a field for a comment is drawn where one is wanted only, and takes the next key', async () => {
  const fields = () => document.querySelectorAll('article textarea')
  expect(screen.getAllByRole('button', { name: 'Add a comment' })).toHaveLength(3)
  expect(fields()).toHaveLength(0)
  act(() => card(/How/).focus())
  await user.keyboard('c2')
  const field = within(card(/How/)).getByRole('textbox', { name: 'Comment' })
  expect([...fields()]).toEqual([field])
  expect(field).toHaveFocus()
  expect(field).toHaveValue('2')
  await user.keyboard('{Escape}')
  expect(await within(card(/How/)).findByText('Your comment: 2')).toBeVisible()
  expect(fields()).toHaveLength(0)
  await user.keyboard('c')
  expect(within(card(/How/)).getByRole('textbox', { name: 'Comment' })).toHaveValue('2')
  expect((await reviewNow())?.marks ?? {}).toEqual({})
})

test('a comment is saved without leaving its field', async () => {
  await user.click(screen.getByRole('button', { name: 'Mark the next answer' }))
  await user.keyboard('cNot yet clear')
  await waitFor(async () => expect((await reviewNow())?.comments).toEqual({ why: 'Not yet clear' }))
  const field = within(card(/Why/)).getByRole('textbox', { name: 'Comment' })
  await user.clear(field)
  await waitFor(async () => expect((await reviewNow())?.comments).toEqual({}))
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).toBeVisible()
})

test.each([
  ['the page is left', () => dispatchEvent(new Event('pagehide'))],
  ['another page of the app is opened', () => act(() => router.navigate('/elsewhere'))],
])('a comment is saved when %s', async (_when, leave) => {
  // No pause in typing ends.
  vi.useFakeTimers({ toFake: ['performance'] })
  await user.type(screen.getByRole('textbox', { name: /Comment on the whole/ }), 'Strong')
  await leave()
  await waitFor(async () => expect((await reviewNow())?.comment).toBe('Strong'))
})

test('no two controls for marking have the same name', async () => {
  for (const name of [/capital/, /Why/, /How/]) {
    act(() => card(name).focus())
    await user.keyboard('c')
  }
  expect(screen.getAllByRole('button', { name: 'More actions' })).toHaveLength(2)
  expect(repeatedNames()).toEqual([])
})
