import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Question } from '#schemas/question.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import {
  anAssessment,
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
  expect(await screen.findByRole('button', { name: 'Readiness: 1 problem' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Undo/ }))
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
