import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { getResponse } from '#src/hiring/storage/responses.ts'
import { ResponsePage } from '#src/review/screens/response/ResponsePage.tsx'
import { responsePath } from '#src/base/paths.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText, text } from '#tests/support/definitions.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const levels = [
  { id: 'low', text: 'Names a reason', points: 1 },
  { id: 'high', text: 'Weighs it', points: 6 },
]
const definition = anAssessment(
  longText('why', { prompt: text('Why?'), points: 6, rubric: { levels } }),
  longText('how', { prompt: text('How?'), points: 3 }),
)

let candidateId = ''
let user: ReturnType<typeof openScreen>['user']

beforeEach(async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(definition)
  candidateId = await respond('Ada', { why: 'Why not', how: 'By boat' })
  const path = '/assessments/:assessmentId/responses/:candidateId'
  const address = responsePath(assessmentId, candidateId)
  ;({ user } = openScreen([{ path, element: <ResponsePage /> }], address))
  await screen.findByText(/2 answers to mark/)
})

async function reviewNow() {
  const stored = await getResponse(candidateId)
  if (stored?.kind !== 'whole') throw new Error('It can be read')
  return stored.value.reviews[0]
}

function card(name: RegExp) {
  const found = screen.getByRole('heading', { name }).closest('article')
  if (found === null) throw new Error('A question has a card')
  return found
}

async function marked(name: RegExp, key: string, words: string) {
  act(() => card(name).focus())
  await user.keyboard(key)
  expect(await within(card(name)).findByText(words)).toBeVisible()
}

test('Esc leaves the comment, which is saved, for its answer', async () => {
  act(() => card(/Why/).focus())
  await user.keyboard('cNot clear{Escape}')
  expect(card(/Why/)).toHaveFocus()
  await waitFor(async () => expect((await reviewNow())?.comments).toEqual({ why: 'Not clear' }))
  await marked(/Why/, '2', 'Marked: 6 of 6 points')
})

test('a key on a finished mark changes nothing, which is a notice and no success', async () => {
  await marked(/Why/, '2', 'Marked: 6 of 6 points')
  await marked(/How/, '3', 'Marked: 3 of 3 points')
  await user.click(screen.getByRole('radio', { name: 'Yes' }))
  await user.click(screen.getByRole('button', { name: 'Finish the review' }))
  await screen.findByText(/^Finished on/)
  act(() => card(/Why/).focus())
  await user.keyboard('1')
  const words =
    'This review is finished. To change the mark, choose “Change the points” in the answer’s menu.'
  const notice = (await screen.findByText(words)).closest('[aria-label="Notification"]')
  expect(notice?.querySelector('.lucide-info')).toBeVisible()
  expect((await reviewNow())?.marks['why']).toMatchObject({ points: 6 })
})

test('a number without a level, or above the points, marks nothing and says which there are', async () => {
  act(() => card(/Why/).focus())
  await user.keyboard('4')
  const noLevel = 'There is no level 4. Press a number from 1 to 2.'
  expect((await screen.findAllByText(noLevel))[0]).toBeVisible()
  act(() => card(/How/).focus())
  await user.keyboard('4')
  const tooMany = '4 is more than the points of this question. Press a number from 0 to 3.'
  expect((await screen.findAllByText(tooMany))[0]).toBeVisible()
  expect(await reviewNow()).toBeUndefined()
})

test('the menu of an answer gives the focus back to its button, by which it opens again', async () => {
  act(() => card(/Why/).focus())
  await user.keyboard('m')
  expect(await screen.findByRole('menu', { name: 'More actions' })).toBeVisible()
  await user.keyboard('{Escape}')
  const button = within(card(/Why/)).getByRole('button', { name: 'More actions' })
  await waitFor(() => expect(button).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('menuitem', { name: 'Enter points instead' })).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(button).toHaveFocus())
})

test('on arrival, J leads to the first question, and N to the first answer to mark', async () => {
  await user.keyboard('j')
  expect(card(/Why/)).toHaveFocus()
  await user.keyboard('2')
  await within(card(/Why/)).findByText('Marked: 6 of 6 points')
  act(() => card(/Why/).blur())
  await user.keyboard('n')
  expect(card(/How/)).toHaveFocus()
})
