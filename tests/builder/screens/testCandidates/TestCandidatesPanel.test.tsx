import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Definition } from '#schemas/definition.ts'
import type { TestCandidate } from '#schemas/testCandidate.ts'
import { getAssessment } from '#src/storage/stored/assessments.ts'
import { candidateTable, responseTable } from '#src/storage/core/database.ts'
import { database } from '#src/storage/core/database.ts'
import { saveTestCandidates } from '#src/builder/storage/testCandidates.ts'
import { outcomeOfCandidate } from '#src/builder/model/testCandidates/runCandidate.ts'
import { aDraft, openBuilder, preview } from '#tests/support/screens/builderScreen.tsx'
import { withFreshDatabases } from '#tests/support/database.ts'
import {
  anAssessment,
  answeredWith,
  number,
  shortText,
  singleChoice,
} from '#tests/support/definitions.ts'
import { value } from '#tests/support/hiring.ts'

withFreshDatabases()

const draft = anAssessment(
  singleChoice('role', ['front', 'back'], {
    required: true,
    key: { options: ['back'] },
    points: 5,
  }),
  number('years', { required: true, showIf: answeredWith('role', 'back') }),
)

/** Expects the current outcome of the answers in `definition`. */
function kept(
  name: string,
  answers: TestCandidate['answers'],
  definition: Definition = draft,
): TestCandidate {
  const id = name.toLowerCase()
  return { id, name, answers, expected: outcomeOfCandidate(definition, { answers }) }
}

const ada = kept('Ada', { role: { option: 'back' }, years: 5 })
const max = kept('Max', { role: { option: 'front' } })

async function aTested(...tests: TestCandidate[]) {
  const { id } = await aDraft(draft)
  const rev = (await stored(id)).rev
  value(await saveTestCandidates({ assessmentId: id, rev, testCandidates: tests }))
  return openBuilder(id, '?at=role').then((opened) => ({ id, ...opened }))
}

async function stored(id: string) {
  const found = await getAssessment(id)
  if (found?.kind !== 'whole') throw new Error('The assessment was just written')
  return found.value
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const panel = async () => within(await screen.findByRole('dialog', { name: 'Test candidates' }))

describe('saving', () => {
  test('the preview’s answers are described, and their outcome is expected', async () => {
    const { id } = await aDraft(draft)
    const { user } = await openBuilder(id)
    await user.click(await preview().findByRole('radio', { name: 'back' }))
    await user.type(preview().getByRole('textbox', { name: /years/ }), '5')
    await user.click(await button('Save as test candidate…'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as test candidate' }))
    expect(dialog.getByText('“What about role?”: back')).toBeInTheDocument()
    expect(dialog.getByText('All 2 questions are shown')).toBeInTheDocument()
    expect(dialog.getByText('The score is 5 of 5 points')).toBeInTheDocument()
    await user.clear(dialog.getByRole('textbox', { name: 'Name' }))
    await user.click(dialog.getByRole('button', { name: 'Save test candidate' }))
    expect(await dialog.findByText('Enter a name')).toBeInTheDocument()
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Senior{Enter}')
    expect(await button('1 test candidate passes')).toBeInTheDocument()
    expect((await stored(id)).testCandidates).toMatchObject([
      {
        name: 'Senior',
        answers: { role: { option: 'back' }, years: 5 },
        expected: { shown: ['role', 'years'], violations: [], points: 5 },
      },
    ])
  })
})

describe('an edit', () => {
  test('runs them all again: differences are shown with their place, and can be accepted', async () => {
    const { user, id } = await aTested(ada, max)
    await button('2 test candidates pass')
    await user.click(screen.getByRole('treeitem', { name: /years/ }))
    await user.click(await button('Remove condition'))
    await user.click(await button('1 of 2 test candidates differs'))
    const opened = await panel()
    expect(opened.getByText('2 differences')).toBeInTheDocument()
    expect(opened.getByText('As expected')).toBeInTheDocument()
    expect(
      opened.getByText('“What about years?” is required and left blank, which was not expected'),
    ).toBeInTheDocument()
    await user.click(opened.getByRole('button', { name: 'Accept new result for Max' }))
    expect(await button('2 test candidates pass')).toBeInTheDocument()
    expect((await stored(id)).testCandidates[1]?.expected).toMatchObject({
      shown: ['role', 'years'],
      violations: [{ questionId: 'years', rule: 'required' }],
    })
    expect(opened.getByRole('button', { name: 'Play Max' })).toHaveFocus()
  })

  test('and a difference links to its question', async () => {
    const { user } = await aTested({ ...max, expected: { shown: ['role', 'years', 'gone'] } })
    await user.click(await button('1 test candidate differs'))
    const opened = await panel()
    expect(opened.getByText('A question that was shown is deleted')).toBeInTheDocument()
    await user.click(opened.getByRole('button', { name: '“What about years?” is now hidden' }))
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Question' })).toHaveValue('What about years?'),
    )
  })
})

test('a differing one is reported before publishing, but does not block it', async () => {
  const { user } = await aTested({ ...max, expected: { points: 9 } })
  await button('1 test candidate differs')
  await user.click(await button('Publish version 1'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish version 1' }))
  expect(dialog.getByText('1 test candidate differs. You can still publish.')).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Publish version 1' })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  )
})

describe('a test', () => {
  test('is played, and what was typed before can be restored', async () => {
    const { user } = await aTested(ada)
    await user.click(preview().getByRole('radio', { name: 'front' }))
    await user.click(await button(/test candidates? (pass|differ)/))
    await user.click((await panel()).getByRole('button', { name: 'Play Ada' }))
    expect(await preview().findByRole('textbox', { name: /years/ })).toHaveValue('5')
    await waitFor(async () => expect(await button(/test candidates? (pass|differ)/)).toHaveFocus())
    await user.click(await button('Undo'))
    expect(await preview().findByRole('radio', { name: 'front' })).toBeChecked()
  })

  test('is renamed by keyboard, and deleted with undo', async () => {
    const { user, id } = await aTested(ada, max)
    await user.click(await button(/test candidates? (pass|differ)/))
    const opened = await panel()
    opened.getByRole('button', { name: 'Rename Ada' }).focus()
    await user.keyboard('{Enter}')
    expect(opened.getByRole('textbox', { name: 'Name of the test candidate' })).toHaveFocus()
    await user.keyboard('Grace{Escape}')
    expect(await button('Play Ada')).toHaveFocus()
    await user.click(opened.getByRole('button', { name: 'Rename Ada' }))
    const field = opened.getByRole('textbox', { name: 'Name of the test candidate' })
    await user.clear(field)
    await user.type(field, 'Grace{Enter}')
    expect(await button('Play Grace')).toHaveFocus()
    await user.click(opened.getByRole('button', { name: 'Delete Grace' }))
    expect(await button('1 test candidate passes')).toBeInTheDocument()
    expect(opened.getByRole('button', { name: 'Play Max' })).toHaveFocus()
    const undo = await screen.findAllByRole('button', { name: 'Undo' })
    await user.click(undo[0]!)
    expect(await button('2 test candidates pass')).toBeInTheDocument()
    expect((await stored(id)).testCandidates.map(({ name }) => name)).toEqual(['Grace', 'Max'])
  })

  test('of another tab is shown as stored there', async () => {
    const { id } = await aTested(ada)
    await button('1 test candidate passes')
    const { rev } = await stored(id)
    value(await saveTestCandidates({ assessmentId: id, rev, testCandidates: [ada, max] }))
    expect(await button('2 test candidates pass')).toBeInTheDocument()
  })

  test('of another tab is never overwritten', async () => {
    const { user, id } = await aTested(ada)
    await button('1 test candidate passes')
    await user.click(await button(/test candidates? (pass|differ)/))
    const before = await stored(id)
    const rev = before.rev + 1
    // Without notification, so that this tab doesn't notice in time.
    const raw = database.backendDB().transaction('Assessments', 'readwrite')
    raw.objectStore('Assessments').put({
      ...before,
      rev,
      testsRev: rev,
      updatedAt: new Date(Date.parse(before.updatedAt) + 1).toISOString(),
      testCandidates: [ada, max],
    })
    await new Promise((resolve) => raw.addEventListener('complete', resolve))
    await user.click((await panel()).getByRole('button', { name: 'Delete Ada' }))
    expect((await screen.findAllByText(/were changed in another tab/))[0]).toBeInTheDocument()
    expect(await button('2 test candidates pass')).toBeInTheDocument()
    expect((await stored(id)).testCandidates).toEqual([ada, max])
  })
})

test('candidates are simulated from a seed, played or kept, and never among the real ones', async () => {
  const { user, id } = await aTested()
  await user.click(await button('No test candidates'))
  await user.click((await panel()).getByRole('button', { name: 'Simulate candidates…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Simulate candidates' }))
  const count = dialog.getByRole('textbox', { name: 'How many' })
  await user.clear(count)
  await user.type(count, '0')
  await user.click(dialog.getByRole('button', { name: 'Simulate' }))
  expect(await dialog.findByText('Enter a whole number from 1 to 200')).toBeInTheDocument()
  await waitFor(() => expect(count).toHaveFocus())
  await user.clear(count)
  await user.type(count, '4{Enter}')
  expect(
    await dialog.findByText('All 4 candidates can submit. Scores range from 0 to 5.'),
  ).toBeVisible()
  expect(dialog.getByText(/^1 of 1 condition covered both ways/)).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Save candidate 1' }))
  expect(await dialog.findByRole('button', { name: 'Candidate 1 is saved' })).toBeInTheDocument()
  expect((await stored(id)).testCandidates).toMatchObject([{ name: 'Simulated 1 of seed 1' }])
  await user.click(dialog.getByRole('button', { name: 'Play candidate 1' }))
  await waitFor(() => expect(screen.queryByText('Simulate candidates')).not.toBeInTheDocument())
  expect(preview().getByRole('radio', { name: 'back' })).toBeChecked()
  expect(await candidateTable.count()).toBe(0)
  expect(await responseTable.count()).toBe(0)
})

test('a simulated candidate that can’t submit says what prevents it', async () => {
  const plate = shortText('plate', {
    required: true,
    // No text can be generated from a pattern with a backreference.
    pattern: { source: '([A-Z])-\\1', ignoreCase: false },
  })
  const { id } = await aDraft(anAssessment(plate))
  const { user } = await openBuilder(id)
  await user.click(await button('No test candidates'))
  await user.click((await panel()).getByRole('button', { name: 'Simulate candidates…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Simulate candidates' }))
  const count = dialog.getByRole('textbox', { name: 'How many' })
  await user.clear(count)
  await user.type(count, '1{Enter}')
  expect(await dialog.findByText(/^“What about plate\?” is required and/)).toBeVisible()
})
