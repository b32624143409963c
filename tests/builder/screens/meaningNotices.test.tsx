import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, multipleChoice, rating, shortText } from '#tests/support/definitions.ts'
import { correctKey } from '#src/review/storage/correcting.ts'
import { aJob, aPublishedAssessment, STAFF, value } from '#tests/support/hiring.ts'
import {
  aDraft,
  openBuilder,
  openQuestion,
  saved,
  storedDraft,
} from '#tests/support/screens/builderScreen.tsx'

withFreshDatabases()

const tools = multipleChoice('tools', ['Git', 'Make', 'Word'], {
  points: 4,
  key: { options: ['Git', 'Make'] },
})

test('deleting a correct option says the old and the new key, and offers to undo it', async () => {
  const { id } = await aDraft(anAssessment(tools))
  const { user } = await openBuilder(id, '?at=tools')
  await user.click(screen.getByRole('button', { name: 'Delete Make' }))
  expect(await screen.findByText('Correct: Git and Make → Git')).toBeVisible()

  const outline = screen.getByRole('region', { name: 'Outline' })
  await user.click(within(outline).getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Correct: Git → Git and Make')).toBeVisible()
  await saved()
  expect((await storedDraft(id)).sections[0]?.questions).toEqual([tools])
})

test('choosing the key itself, or deleting another option, says nothing', async () => {
  const { id } = await aDraft(anAssessment(tools))
  const { user } = await openBuilder(id, '?at=tools')
  await user.click(screen.getByRole('button', { name: 'Delete Word' }))
  await user.click(screen.getAllByRole('checkbox', { name: /correct/i })[0]!)
  await saved()
  await waitFor(async () =>
    expect((await storedDraft(id)).sections[0]?.questions).toMatchObject([
      { key: { options: ['Make'] } },
    ]),
  )
  expect(screen.queryByText(/^Correct: /)).toBeNull()
})

test('a longer scale says what the key means on it, and Undo brings the scale back', async () => {
  const skill = rating('skill', { points: 1, key: { value: 5, tolerance: 0 } })
  const { user, stored } = await openQuestion(skill)
  const to = screen.getByRole('textbox', { name: 'To' })
  await user.clear(to)
  await user.type(to, '10')
  const notice = await screen.findByText('Correct: 5, of 1 to 5 → 5, of 1 to 10')
  await user.click(within(notice.parentElement!).getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Correct: 5, of 1 to 10 → 5, of 1 to 5')).toBeVisible()
  expect(await stored()).toEqual(skill)
})

test('a format that no accepted text has says so', async () => {
  const city = shortText('city', { points: 1, key: { accepted: ['Oslo'], ignoreCase: false } })
  const { user } = await openQuestion(city)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Accepts' }), 'An email address')
  expect(await screen.findByText('The correct answer is no longer allowed: “Oslo”')).toBeVisible()
})

test('rewording a scored question is no warning, and is named once where it is published', async () => {
  const { id: jobId } = await aJob()
  const { assessment } = await aPublishedAssessment(jobId, anAssessment(tools))
  const { user } = await openBuilder(assessment.id, '?at=tools')
  expect(await screen.findByRole('button', { name: 'Readiness: Ready' })).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: 'Question' }), ' Not?')
  await user.click(screen.getByRole('button', { name: /^Publish/ }))
  expect(
    await screen.findByText(
      'Reworded, with the same correct answer: question 1. Check that it still holds.',
    ),
  ).toBeVisible()
  expect(screen.queryByText(/1 warning/)).toBeNull()
})

test('a key that was fixed in the last version, and not in the draft, is a warning', async () => {
  const { id: jobId } = await aJob()
  const { assessment, version } = await aPublishedAssessment(jobId, anAssessment(tools))
  const { user } = await openBuilder(assessment.id, '?at=tools')
  expect(await screen.findByRole('button', { name: 'Readiness: Ready' })).toBeVisible()
  // In another tab.
  value(
    await correctKey({
      assessmentId: assessment.id,
      versionId: version.id,
      questionId: 'tools',
      key: { options: ['Git'] },
      reason: 'Make was never asked for',
      by: STAFF,
      known: 0,
    }),
  )
  const warning = 'It doesn’t use the correct answer that was fixed in version 1'
  expect(await screen.findByText(warning)).toBeVisible()
  expect(screen.getByText(/^Correct: Git → Git and Make\./)).toBeVisible()
  await user.click(screen.getAllByRole('checkbox', { name: /correct/i })[1]!)
  await waitFor(() => expect(screen.queryByText(warning)).toBeNull())
})
