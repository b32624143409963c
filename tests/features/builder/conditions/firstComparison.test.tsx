import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Question } from '#schemas/question.ts'
import { aDraft, openBuilder, saved, storedDraft } from '#tests/support/builderScreen.tsx'
import { withFreshDatabases } from '#tests/support/database.ts'
import {
  anAssessment,
  code,
  multipleChoice,
  number,
  shortText,
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
const together = () => screen.queryByRole('combobox', { name: 'How the comparisons go together' })
const list = () => screen.getByRole('combobox', { name: 'How the comparisons go together' })

describe('a comparison that was just added', () => {
  test('looks at the nearest choice, and at nothing of it yet', async () => {
    const { press } = await open(singleChoice('role'), code('sample'), shortText('why'))
    await press('Show under a condition')
    expect(asked()[0]).toHaveValue('1. What about role?')
    expect(screen.getByRole('combobox', { name: 'Option' })).toHaveDisplayValue('Choose an option')
  })

  test('looks at the question right before where no choice is earlier, with no value', async () => {
    const { press } = await open(shortText('name'), number('years'), shortText('why'))
    await press('Show under a condition')
    expect(asked()[0]).toHaveValue('2. What about years?')
    expect(screen.getByRole('textbox', { name: 'Number' })).toHaveValue('')
    expect(
      await screen.findByText('Unfinished: add what the condition compares with.'),
    ).toBeVisible()
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
    expect(findings.getByText('Unfinished: add what the condition compares with.')).toBeVisible()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Readiness: 1 unfinished' })).toBeVisible(),
    )
    // Left as it is, it is a problem: nobody can tell what was meant.
    await user.click(screen.getByRole('textbox', { name: 'Question' }))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Readiness: 1 problem' })).toBeVisible(),
    )
  })
})

test('one comparison needs no word for how it goes with others, and two do', async () => {
  const { id, user, press } = await open(multipleChoice('tools', ['vi', 'emacs']), shortText('why'))
  await press('Show under a condition')
  expect(together()).toBeNull()
  await user.selectOptions(screen.getByRole('combobox', { name: 'Option' }), 'vi')
  await press('Add comparison')
  expect(together()).toHaveDisplayValue('All of these are true')
  await user.selectOptions(list(), 'None of these is true')
  const [, second] = screen.getAllByRole('button', { name: 'Remove comparison' })
  if (second) await user.click(second)
  // A single one that is turned around has to say so.
  expect(together()).toHaveDisplayValue('This is not true')
  await user.selectOptions(list(), 'This is true')
  expect(together()).toBeNull()
  await saved()
  expect((await storedDraft(id)).sections[0]?.questions[1]).toMatchObject({
    showIf: { kind: 'compare', of: { question: 'tools' } },
  })
})

test('a knock-out starts with no answer chosen, and is calm until it is left', async () => {
  const { user } = await open(singleChoice('visa', ['Yes', 'No']))
  await user.click(screen.getByText('More'))
  await user.click(screen.getByRole('checkbox', { name: 'Some answers knock out' }))
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
