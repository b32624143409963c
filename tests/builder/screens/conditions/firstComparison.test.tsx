import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Question } from '#schemas/question.ts'
import { aDraft, openBuilder, saved, storedDraft } from '#tests/support/screens/builderScreen.tsx'
import { withFreshDatabases } from '#tests/support/database.ts'
import {
  anAssessment,
  code,
  consent,
  multipleChoice,
  number,
  shortText,
  signature,
  singleChoice,
  when,
} from '#tests/support/definitions.ts'

withFreshDatabases()

async function open(...questions: Question[]) {
  const { id } = await aDraft(anAssessment(...questions))
  const { user } = await openBuilder(id, `?at=${questions.at(-1)?.id}`)
  const press = async (name: string) => user.click(screen.getByRole('button', { name }))
  return { id, user, press }
}

const asked = () => screen.getAllByRole('combobox', { name: 'Question' })
const together = () => screen.queryByRole('combobox', { name: 'How the comparisons are combined' })
const list = () => screen.getByRole('combobox', { name: 'How the comparisons are combined' })

describe('a comparison that was just added', () => {
  test('uses the nearest choice, without a value yet', async () => {
    const { press } = await open(singleChoice('role'), code('sample'), shortText('why'))
    await press('Show only if…')
    expect(asked()[0]).toHaveValue('1. What about role?')
    expect(screen.getByRole('combobox', { name: 'Option' })).toHaveDisplayValue('Choose an option')
  })

  test('uses the previous question if there is no earlier choice, without a value', async () => {
    const { press } = await open(shortText('name'), number('years'), shortText('why'))
    await press('Show only if…')
    expect(asked()[0]).toHaveValue('2. What about years?')
    expect(screen.getByRole('textbox', { name: 'Number' })).toHaveValue('')
    expect(await screen.findByText('Unfinished: add a value to the condition.')).toBeVisible()
  })

  test('is unfinished, and contradicts no other one', async () => {
    const { user, press } = await open(
      singleChoice('role', ['Backend', 'Design']),
      shortText('why', { showIf: when('role', { op: 'is', value: 'Design' }) }),
    )
    await press('Edit condition')
    await press('Add comparison')
    const findings = within(await screen.findByRole('list', { name: 'Findings here' }))
    expect(findings.getAllByRole('listitem')).toHaveLength(1)
    expect(findings.getByText('Unfinished: add a value to the condition.')).toBeVisible()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Readiness: 1 unfinished' })).toBeVisible(),
    )
    // If left unfinished it becomes a problem, because the intention is not known.
    await user.click(screen.getByRole('textbox', { name: 'Question' }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Readiness: 1 problem' })).toBeVisible(),
    )
  })
})

test('one comparison has no connective, and two have', async () => {
  const { id, user, press } = await open(multipleChoice('tools', ['vi', 'emacs']), shortText('why'))
  await press('Show only if…')
  expect(together()).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Option' }), 'vi')
  await press('Add comparison')
  expect(together()).toHaveDisplayValue('All of these are true')
  await user.selectOptions(list(), 'None of these is true')
  const [, second] = screen.getAllByRole('button', { name: 'Remove comparison' })
  if (second) await user.click(second)
  // A negated single comparison has to say so.
  expect(together()).toHaveDisplayValue('This is not true')
  await user.selectOptions(list(), 'This is true')
  expect(together()).toBeNull()
  await saved()
  expect((await storedDraft(id)).sections[0]?.questions[1]).toMatchObject({
    showIf: { kind: 'compare', of: { question: 'tools' } },
  })
})

test('a knock-out starts without a value, and reports nothing until it is left', async () => {
  const { user } = await open(singleChoice('visa', ['Yes', 'No']))
  await user.click(screen.getByText('More'))
  await user.click(screen.getByRole('checkbox', { name: 'Knock-out answers' }))
  expect(screen.getByRole('combobox', { name: 'Option' })).toHaveDisplayValue('Choose an option')
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Readiness: 1 unfinished' })).toBeVisible(),
  )
  await user.click(screen.getByRole('combobox', { name: 'Option' }))
  await user.click(screen.getByRole('textbox', { name: 'Question' }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Readiness: 1 problem' })).toBeVisible(),
  )
})

test.each([consent('terms', { required: true }), signature('name', { required: true })])(
  'a knock-out rule without a value to choose warns only once it is left: $kind',
  async (question) => {
    const { user } = await open(question)
    await user.click(screen.getByText('More'))
    await user.click(screen.getByRole('checkbox', { name: 'Knock-out answers' }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Readiness: 1 unfinished' })).toBeVisible(),
    )
    expect(screen.queryByText(/answer is a knock-out/)).toBeNull()
    await user.click(screen.getByRole('textbox', { name: /^(Question|Statement)/ }))
    expect(await screen.findByText(/answer is a knock-out/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Readiness: 1 warning' })).toBeVisible()
  },
)
