import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { currentActor } from '#src/storage/device/device.ts'
import { publishDraft, saveDraft } from '#src/builder/storage/assessments.ts'
import { markAnswer } from '#src/review/storage/marking.ts'
import { getResponse } from '#src/hiring/storage/responses.ts'
import { MarkingPage } from '#src/review/screens/byQuestion/MarkingPage.tsx'
import { markingPath, paths } from '#src/base/paths.ts'
import { failWritesWhile, withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, shortText, text } from '#tests/support/definitions.ts'
import { assessmentNow, value } from '#tests/support/hiring.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'
import { openScreen } from '#tests/support/screens/staffScreen.tsx'

withFreshDatabases()

const town = shortText('town', { prompt: text('Which town?'), points: 5 })

async function opened(count: number) {
  const { assessmentId, respond } = await anAssessmentWithResponses(anAssessment(town))
  const ids: string[] = []
  for (let at = 0; at < count; at += 1) ids.push(await respond(`Canary ${at}`, { town: 'Oslo' }))
  const { user } = openScreen(
    [{ path: paths.marking, element: <MarkingPage /> }],
    markingPath(assessmentId),
  )
  ;(await screen.findByRole('article')).focus()
  return { user, ids }
}

async function pointsOf(ids: readonly string[]) {
  const stored = await Promise.all(ids.map(getResponse))
  return stored.map((each) =>
    each?.kind === 'whole' ? each.value.reviews[0]?.marks['town'] : undefined,
  )
}

test('a key that corrects another is for the whole group, however fast it follows', async () => {
  const { user, ids } = await opened(6)
  await user.keyboard('2')
  await user.keyboard('3')
  await waitFor(async () =>
    expect((await pointsOf(ids)).map((mark) => mark?.points)).toEqual([3, 3, 3, 3, 3, 3]),
  )
})

test('of a group that is saved in part, it says how many are marked, and only those are undone', async () => {
  const { user, ids } = await opened(4)
  let written = 0
  failWritesWhile((store) => store === 'Responses' && ++written === 3, 'UnknownError')
  await user.keyboard('2')
  expect(
    (await screen.findAllByText(/^3 of 4 answers were marked\. For the others: /))[0],
  ).toBeVisible()
  expect((await pointsOf(ids)).filter((mark) => mark?.points === 2)).toHaveLength(3)
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect((await pointsOf(ids)).filter(Boolean)).toEqual([]))
})

test('undoing leaves out a mark that was changed since, and says so', async () => {
  const { user, ids } = await opened(4)
  await user.keyboard('2')
  await waitFor(async () => expect((await pointsOf(ids)).filter(Boolean)).toHaveLength(4))
  const [candidateId = ''] = ids
  const stored = await getResponse(candidateId)
  if (stored?.kind !== 'whole') throw new Error('It can be read')
  const attemptId = stored.value.attempts[0]?.attemptId ?? ''
  value(
    await markAnswer({ candidateId, attemptId, me: await currentActor() }, 'town', { points: 5 }),
  )
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(
    (await screen.findAllByText(/^3 of 4 answers were undone\. For the others: /))[0],
  ).toBeVisible()
  expect((await pointsOf(ids)).map((mark) => mark?.points)).toEqual([
    5,
    undefined,
    undefined,
    undefined,
  ])
})

test('after a mark was undone, undoing the next one leaves none', async () => {
  const { user, ids } = await opened(1)
  for (const digit of ['2', '3']) {
    await user.keyboard(digit)
    await screen.findAllByText(`Marked: ${digit} points`)
    await screen.findByText(/All marked/)
    await user.keyboard('{Control>}z{/Control}')
    await screen.findByText(/1 left to mark/)
  }
  expect(await pointsOf(ids)).toEqual([undefined])
})

test('a mark that is undone before the review is finished has no reason', async () => {
  const { user, ids } = await opened(1)
  await user.keyboard('1')
  await waitFor(async () => expect((await pointsOf(ids))[0]?.points).toBe(1))
  await user.keyboard('3')
  await waitFor(async () => expect((await pointsOf(ids))[0]?.points).toBe(3))
  await user.click((await screen.findAllByRole('button', { name: 'Undo' })).at(-1)!)
  await waitFor(async () => expect((await pointsOf(ids))[0]?.points).toBe(1))
  expect((await pointsOf(ids))[0]).not.toHaveProperty('reason')
})

test('answers stand beside the question as their version asked it, the newest first', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(anAssessment(town))
  for (const at of [1, 2]) await respond(`Canary ${at}`, { town: 'Oslo' })
  const { rev } = await assessmentNow(assessmentId)
  const village = { ...town, prompt: text('Which village?'), points: 2 }
  const saved = value(await saveDraft({ assessmentId, rev, draft: anAssessment(village) }))
  const by = await currentActor()
  value(await publishDraft({ assessmentId, rev: saved.rev, by }))
  await respond('Canary 3', { town: 'Oslo' })
  const { user } = openScreen(
    [{ path: paths.marking, element: <MarkingPage /> }],
    markingPath(assessmentId),
  )
  const question = () => screen.getByRole('region', { name: 'Question' })
  ;(await screen.findByRole('article')).focus()
  expect(question()).toHaveTextContent(/^Which village\?/)
  expect(screen.getByText(/^Group 1 of 2/)).toBeVisible()
  await user.keyboard('j')
  expect(question()).toHaveTextContent(
    /^As asked in version 1\. A newer version asks it differently\.Which town\?/,
  )
  expect(await screen.findByText('2 candidates gave this answer.')).toBeVisible()
})
