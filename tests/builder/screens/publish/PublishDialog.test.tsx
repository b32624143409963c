import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startOrResume } from '#src/taking/storage/opening.ts'
import { invitePath } from '#src/base/paths.ts'
import { getVersion } from '#src/storage/stored/versions.ts'
import { aDraft, openBuilder } from '#tests/support/screens/builderScreen.tsx'
import { withFreshDatabases } from '#tests/support/database.ts'
import {
  anAssessment,
  longText,
  number,
  section,
  singleChoice,
  text,
} from '#tests/support/definitions.ts'
import { aCandidate, anInvitation, MORNING, value } from '#tests/support/hiring.ts'

withFreshDatabases()

test('publishing creates a version, and shows who got a code and what changed', async () => {
  const { id, job } = await aDraft(anAssessment(longText('why')))
  await aCandidate(job.id, { name: 'Ada Lovelace', email: 'ada@example.org' })
  const { user } = await openBuilder(id, '?at=why')
  await user.click(screen.getByRole('button', { name: 'Publish version 1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish version 1' }))
  await user.click(await dialog.findByRole('button', { name: 'Publish version 1' }))

  const done = within(await screen.findByRole('dialog', { name: /Version 1 is published/ }))
  expect(done.getByRole('textbox', { name: 'Address for candidates' })).toHaveValue(
    `${window.location.origin}/take/${id}`,
  )
  expect(await done.findByRole('link', { name: 'Ada Lovelace' })).toBeInTheDocument()
  expect(done.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeInTheDocument()
  await user.click(done.getByRole('button', { name: 'Return to the draft' }))

  await user.type(screen.getByRole('textbox', { name: 'Question' }), ' Say more')
  expect(await screen.findByText('Unpublished changes')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Publish version 2' }))
  const second = within(await screen.findByRole('dialog', { name: 'Publish version 2' }))
  expect(await second.findByText(/What about why\? Say more/)).toBeInTheDocument()
  await user.click(second.getByRole('button', { name: 'Publish version 2' }))
  await screen.findByRole('dialog', { name: /Version 2 is published/ })
  expect(await getVersion(`${id}.v2`)).toMatchObject({ kind: 'whole', value: { number: 2 } })
})

test('who is affected is kept up to date', async () => {
  const { assessment, candidate } = await anInvitation()
  const { user } = await openBuilder(assessment.id)
  await user.click(screen.getByRole('button', { name: 'Publish version 2' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish version 2' }))
  expect(dialog.queryByText(/^1 candidate /)).toBeNull()
  const asked = { candidateId: candidate.id, assessmentId: assessment.id, now: MORNING }
  value(await startOrResume(asked))
  expect(await dialog.findByText(/^1 candidate /)).toBeVisible()
})

test('problems link to their places', async () => {
  const { id } = await aDraft(anAssessment(longText('why'), singleChoice('place', [])))
  const { user } = await openBuilder(id)
  await user.click(screen.getByRole('button', { name: 'Publish version 1' }))
  const dialog = within(
    await screen.findByRole('dialog', { name: /^Fix \d+ problems? to publish version/ }),
  )
  expect(dialog.getByText('There are no options.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Go to the first problem' }))
  expect(screen.getByRole('form', { name: 'Editing question 2' })).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add option' })).toHaveFocus())
})

const unfinished = [
  ['an option without text', singleChoice('place', ['Home', { id: 'b', label: '' }]), 'Option 2'],
  ['a question without text', longText('why', { prompt: text('') }), 'Question'],
] as const

test.each(unfinished)('the first problem, %s, gets the focus', async (_, question, field) => {
  const { id } = await aDraft(anAssessment(question))
  const { user } = await openBuilder(id)
  await user.click(screen.getByRole('button', { name: 'Publish version 1' }))
  await user.click(await screen.findByRole('button', { name: 'Go to the first problem' }))
  const form = within(await screen.findByRole('form', { name: 'Editing question 1' }))
  await waitFor(() => expect(form.getAllByRole('textbox', { name: field })[0]).toHaveFocus())
})

test('an empty assessment leads to the kinds of question, an untitled one to its title', async () => {
  const { id } = await aDraft(anAssessment(section('s1')))
  const { user } = await openBuilder(id)
  await user.click(screen.getByRole('button', { name: 'Publish version 1' }))
  await user.click(await screen.findByRole('button', { name: 'Go to the first problem' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Single choice' })).toHaveFocus())

  await user.clear(screen.getByRole('textbox', { name: 'Title of the assessment' }))
  await user.click(screen.getByRole('button', { name: 'Publish version 1' }))
  await user.click(await screen.findByRole('button', { name: 'Go to the first problem' }))
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Title of the assessment' })).toHaveFocus(),
  )
})

test('publishing is not emphasised while nothing has changed', async () => {
  const { id } = await aDraft(anAssessment(longText('why')))
  const { user } = await openBuilder(id, '?at=why')
  const publish = (version: number) =>
    screen.getByRole('button', { name: `Publish version ${version}` })
  expect(publish(1)).not.toHaveAttribute('title')
  const loud = publish(1).className
  await user.click(publish(1))
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish version 1' }))
  await user.click(dialog.getByRole('button', { name: 'Publish version 1' }))
  const done = within(await screen.findByRole('dialog', { name: /Version 1 is published/ }))
  expect(done.getByRole('link', { name: 'Invite candidates' })).toHaveAttribute(
    'href',
    invitePath(id),
  )
  await user.click(done.getByRole('button', { name: 'Return to the draft' }))

  expect(publish(2)).toHaveAttribute('title', 'Nothing has changed since version 1')
  expect(publish(2).className).not.toBe(loud)
  await user.click(publish(2))
  const second = within(await screen.findByRole('dialog', { name: 'Publish version 2' }))
  expect(await second.findByText('Nothing has changed since version 1.')).toBeVisible()
  expect(second.getByRole('button', { name: 'Publish version 2' }).className).not.toBe(loud)
  await user.click(second.getByRole('button', { name: 'Cancel' }))

  await user.type(screen.getByRole('textbox', { name: 'Question' }), '!')
  await waitFor(() => expect(publish(2).className).toBe(loud))
  expect(publish(2)).not.toHaveAttribute('title')
})

test('what decides the outcome is shown before publishing, if anything does', async () => {
  const draft = anAssessment(
    singleChoice('visa', ['Yes', 'No'], { knockOut: { op: 'is', value: 'No' } }),
    number('years', { points: 2, key: { value: 4, tolerance: 0 } }),
  )
  const { id } = await aDraft({
    ...draft,
    settings: { ...draft.settings, passMark: { percent: 60 } },
  })
  const { user } = await openBuilder(id)
  // It is shown even while collapsed.
  expect(screen.getByText('pass mark 60%')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Publish version 1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish version 1' }))
  expect(
    dialog.getByText('Pass mark: 60% of the available points. Knock-out answer: question 1.'),
  ).toBeVisible()
})

test('with nothing changed, publishing is not emphasised', async () => {
  const { assessment } = await anInvitation()
  const { user } = await openBuilder(assessment.id)
  const button = screen.getByRole('button', { name: 'Publish version 2' })
  expect(button).toHaveAccessibleDescription('Nothing has changed since version 1')
  await user.click(button)
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish version 2' }))
  expect(dialog.getByText('Nothing has changed since version 1.')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  expect(dialog.queryByText(/Pass mark|Knock-out/)).toBeNull()
})

test('without new codes it says how candidates get one', async () => {
  const { id } = await aDraft(anAssessment(longText('why')))
  const { user } = await openBuilder(id)
  await user.click(screen.getByRole('button', { name: 'Publish version 1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish version 1' }))
  await user.click(await dialog.findByRole('button', { name: 'Publish version 1' }))
  const done = within(await screen.findByRole('dialog', { name: /Version 1 is published/ }))
  expect(
    done.getByText(/While this is the job’s only open assessment, candidates you add get a code/),
  ).toBeVisible()
  await waitFor(() => expect(done.getByRole('button', { name: 'Copy' })).toHaveFocus())
})

test('a warning is named, and leads to its place', async () => {
  const alike = singleChoice('place', ['Home', { id: 'b', label: 'Home' }])
  const { id } = await aDraft(anAssessment(longText('why'), alike))
  const { user } = await openBuilder(id)
  await user.click(screen.getByRole('button', { name: 'Publish version 1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish version 1' }))
  expect(dialog.getByRole('heading', { name: 'Warnings' })).toBeVisible()
  expect(dialog.getByText('Two options read “Home”.')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: /^Question 2/ }))
  const form = within(await screen.findByRole('form', { name: 'Editing question 2' }))
  await waitFor(() => expect(form.getByRole('textbox', { name: 'Option 1' })).toHaveFocus())
})
