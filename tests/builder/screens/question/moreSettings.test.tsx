import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  aDraft,
  openBuilder,
  preview,
  row,
  saved,
  storedDraft,
} from '#tests/support/screens/builderScreen.tsx'
import { withFreshDatabases } from '#tests/support/database.ts'
import {
  anAssessment,
  multipleChoice,
  singleChoice,
  statement,
} from '#tests/support/definitions.ts'

withFreshDatabases()

const SIXTY = Array.from({ length: 60 }, (_, at) => ({
  id: `tool${at + 1}`,
  label: `Tool ${at + 1}`,
}))

function openMore() {
  const summary = screen.getByText('More')
  const more = summary.closest('details')
  if (more === null) throw new Error('Nothing is folded here')
  return { summary, more: within(more) }
}

test('rare settings are in three groups, and sixty options are not sixty fields', async () => {
  const { id } = await aDraft(anAssessment(multipleChoice('q', SIXTY)))
  const { user } = await openBuilder(id, '?at=q')
  const { summary, more } = openMore()
  await user.click(summary)
  const named = (name: string) => within(more.getByRole('group', { name }))
  expect(named('Messages').getByRole('textbox', { name: /Custom error message/ })).toBeVisible()
  expect(named('Scoring').getByRole('checkbox', { name: 'Knock-out answers' })).toBeVisible()
  const exported = named('Export')
  expect(exported.getByRole('textbox', { name: 'Code in exports' })).toBeVisible()
  expect(exported.getAllByRole('textbox')).toHaveLength(2)
  expect(more.queryAllByRole('combobox')).toHaveLength(0)

  await user.click(exported.getByText('Option codes (60)'))
  const codes = await exported.findByRole('group', { name: 'Option codes' })
  expect(within(codes).getAllByRole('textbox')).toHaveLength(60)
  const last = within(codes).getByRole('textbox', { name: 'Tool 60' })
  await user.clear(last)
  await user.type(last, 'sixty')
  await saved()
  expect((await storedDraft(id)).sections[0]?.questions[0]).toMatchObject({
    options: expect.arrayContaining([expect.objectContaining({ code: 'sixty' })]),
  })
})

test('a statement has no scoring settings', async () => {
  const { id } = await aDraft(anAssessment(statement('s'), singleChoice('q')))
  const { user } = await openBuilder(id, '?at=s')
  const { summary, more } = openMore()
  await user.click(summary)
  expect(more.getAllByRole('group').map((group) => group.textContent)).toHaveLength(2)
  expect(more.queryByRole('group', { name: 'Scoring' })).toBeNull()
})

test('any option can clear or select the others, with one list each', async () => {
  const { id } = await aDraft(anAssessment(multipleChoice('q', ['vi', 'emacs', 'neither'])))
  const { user } = await openBuilder(id, '?at=q')
  const clears = screen.getByRole('combobox', { name: '“None of these” option' })
  await user.selectOptions(clears, 'emacs')
  await user.selectOptions(clears, 'neither')
  await saved()
  const options = async () => {
    const [question] = (await storedDraft(id)).sections[0]?.questions ?? []
    return question && 'options' in question ? question.options.map(({ role }) => role) : []
  }
  expect(await options()).toEqual([undefined, undefined, 'none'])
  await user.click(preview().getByRole('checkbox', { name: 'vi' }))
  await user.click(preview().getByRole('checkbox', { name: 'neither' }))
  expect(preview().getByRole('checkbox', { name: 'vi' })).not.toBeChecked()

  await user.selectOptions(
    screen.getByRole('combobox', { name: '“All of these” option' }),
    'neither',
  )
  expect(screen.getByRole('combobox', { name: '“None of these” option' })).toHaveDisplayValue(
    'No option',
  )
  await user.selectOptions(
    screen.getByRole('combobox', { name: '“All of these” option' }),
    'No option',
  )
  await saved()
  expect(await options()).toEqual([undefined, undefined, undefined])
  expect(row(/What about q/)).toBeVisible()
})
