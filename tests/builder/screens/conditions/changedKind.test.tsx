import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Question } from '#schemas/question.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import {
  all,
  anAssessment,
  date,
  multipleChoice,
  shortText,
  singleChoice,
  when,
  withOther,
} from '#tests/support/definitions.ts'
import {
  aDraft,
  openBuilder,
  row,
  saved,
  storedDraft,
} from '#tests/support/screens/builderScreen.tsx'

withFreshDatabases()

/** The outline holds what is said of the draft. */
function notice(): HTMLElement {
  return screen.getByRole('region', { name: 'Outline' })
}

async function open(...questions: [Question, ...Question[]]) {
  const { id } = await aDraft(anAssessment(...questions))
  const { user } = await openBuilder(id, `?at=${questions[0].id}`)
  const press = async (name: string) => user.click(screen.getByRole('button', { name }))
  const choose = async (name: string, option: string) =>
    user.selectOptions(screen.getByRole('combobox', { name }), option)
  const stored = async () => {
    await saved()
    return (await storedDraft(id)).sections[0]?.questions
  }
  return { user, press, choose, stored }
}

test('a condition on an option reports it when the question becomes a text, and can be fixed', async () => {
  const tools = multipleChoice('tools', [{ id: 'ok9z2', label: 'Make' }, 'Git'])
  const showIf = when('tools', { op: 'includes', value: 'ok9z2' })
  const { user, press, choose, stored } = await open(tools, shortText('why', { showIf }))
  await press('Kind: Multiple choice')
  await user.click(await screen.findByRole('menuitem', { name: 'Long text' }))
  const dialog = await screen.findByRole('dialog', { name: 'Change the kind to Long text' })
  expect(dialog).toHaveTextContent('Dropped: options')
  expect(dialog).toHaveTextContent('Question 2, “What about why?”, depends on it')
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await press('Change and fix later')
  expect(await screen.findByRole('button', { name: 'Readiness: 1 problem' })).toBeVisible()
  await user.click(row(/What about why/))
  expect(await screen.findByText('a deleted option')).toBeVisible()
  expect(document.body).not.toHaveTextContent('ok9z2')

  await press('Edit condition')
  const text = () => screen.getByRole('textbox', { name: 'Text to compare with' })
  expect(text()).toHaveValue('')
  await choose('Comparison', 'is one of')
  expect(screen.getByRole('textbox', { name: 'Texts, one per line' })).toHaveValue('')
  await choose('Comparison', 'contains')
  expect(text()).toHaveValue('')
  await user.type(text(), 'Make')
  expect(await screen.findByRole('button', { name: 'Readiness: Ready' })).toBeVisible()
  expect(await stored()).toMatchObject([
    { kind: 'longText' },
    { showIf: when('tools', { op: 'includes', value: 'Make' }) },
  ])
})

test('undoing the change of kind brings the condition back', async () => {
  const tools = singleChoice('tools', ['Make', 'Git'])
  const showIf = when('tools', { op: 'isOneOf', values: ['Make'] })
  const { user, press, stored } = await open(tools, shortText('why', { showIf }))
  await press('Kind: Single choice')
  await user.click(await screen.findByRole('menuitem', { name: 'Short text' }))
  await press('Change and fix later')
  expect(await screen.findByRole('button', { name: 'Readiness: 1 problem' })).toBeVisible()
  await user.click(within(notice()).getByRole('button', { name: 'Undo' }))
  await waitFor(async () =>
    expect(await stored()).toMatchObject([{ kind: 'singleChoice' }, { showIf }]),
  )
})

test('an option is not carried over into a comparison of own words', async () => {
  const tools = withOther(multipleChoice('tools', [{ id: 'ok9z2', label: 'Make' }, 'Git']))
  const showIf = when('tools', { op: 'includes', value: 'ok9z2' })
  const { user, press, choose } = await open(tools, shortText('why', { showIf }))
  await user.click(row(/What about why/))
  await press('Edit condition')
  await choose('Comparison', 'text under “Other” is')
  expect(screen.getByRole('textbox', { name: 'Text to compare with' })).toHaveValue('')
})

test('the references that no longer fit can be removed with the change of kind', async () => {
  const tools = singleChoice('tools', ['Make', 'Git'], { points: 2, key: { options: ['Git'] } })
  const asked = { op: 'isNotBlank' } as const
  const showIf = all(when('tools', { op: 'is', value: 'Make' }), when('tools', asked))
  const { user, press, stored } = await open(tools, shortText('why', { showIf }))
  await press('Kind: Single choice')
  await user.click(await screen.findByRole('menuitem', { name: 'Short text' }))
  const dialog = await screen.findByRole('dialog', { name: 'Change the kind to Short text' })
  expect(dialog).toHaveTextContent('Correct: Git → marked by a reviewer')
  await press('Change and remove references')
  expect(await screen.findByText(/Correct: Git → marked by a reviewer/)).toBeVisible()
  expect(await stored()).toMatchObject([
    { kind: 'shortText', points: 2 },
    { showIf: all(when('tools', asked)) },
  ])
  await user.click(within(notice()).getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await stored()).toMatchObject([tools, { showIf }]))
})

test('a kind that drops nothing changes at once', async () => {
  const { user, press, stored } = await open(shortText('a', { maxLength: 9 }))
  await press('Kind: Short text')
  await user.click(await screen.findByRole('menuitem', { name: 'Long text' }))
  await waitFor(async () => expect(await stored()).toMatchObject([{ kind: 'longText' }]))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a date that a text is compared with has to be chosen again', async () => {
  const showIf = when('day', { op: 'is', value: '2026-05-01' })
  const { user, press, stored } = await open(date('day'), shortText('why', { showIf }))
  await press('Kind: Date')
  await user.click(await screen.findByRole('menuitem', { name: 'Short text' }))
  await press('Change and fix later')
  expect(await screen.findByRole('button', { name: 'Readiness: 1 problem' })).toBeVisible()
  await user.click(row(/What about why/))
  await press('Edit condition')
  const text = screen.getByRole('textbox', { name: 'Text to compare with' })
  expect(text).toHaveValue('')
  await user.type(text, 'May')
  expect(await screen.findByRole('button', { name: 'Readiness: Ready' })).toBeVisible()
  expect(await stored()).toMatchObject([
    { kind: 'shortText' },
    { showIf: when('day', { op: 'is', value: 'May' }) },
  ])
})
