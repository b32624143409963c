import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { withFreshDatabases } from '#tests/support/database.ts'
import { multipleChoice, ranking } from '#tests/support/definitions.ts'
import { openQuestion } from '#tests/support/screens/builderScreen.tsx'

withFreshDatabases()

const box = (name: RegExp | string) => screen.getByRole('textbox', { name })
const list = (name: string) => screen.getByRole('combobox', { name })

describe('partly correct answers', () => {
  const partly = () => list('Partly correct answers')

  test('of a ranking get a share for each place or pair, also once the order changes', async () => {
    const key = { order: ['a', 'b', 'c', 'd'] }
    const { user, stored } = await openQuestion(ranking('q', key.order, { key, points: 4 }))
    expect(partly()).toHaveAccessibleDescription(
      'All of the points for exactly this order, otherwise none. ' +
        'Example: the last two options swapped. Wrong: 0 of 4 points.',
    )
    await user.selectOptions(partly(), 'A share for each place')
    expect(partly()).toHaveAccessibleDescription(
      'Each option in its correct place earns an equal share of the points. ' +
        'Example: the last two options swapped. 2 of 4 in the correct place: 2 of 4 points.',
    )
    expect(box(/^Points/)).toHaveAccessibleDescription('Shared equally by the places.')
    await user.selectOptions(partly(), 'A share for each pair')
    expect(partly()).toHaveAccessibleDescription(/5 of 6 pairs in the correct order: 3.33 of 4/)
    within(screen.getByRole('list', { name: 'Correct order' }))
      .getAllByRole('button')[3]
      ?.focus()
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(await stored()).toMatchObject({
      key: { order: ['a', 'b', 'd', 'c'], grading: 'perPair' },
    })
    await user.selectOptions(partly(), 'No points')
    expect(Object(await stored()).key).toEqual({ order: ['a', 'b', 'd', 'c'] })
  })

  test('of a multiple choice get a share for each option, also once the key changes', async () => {
    const key = { options: ['a', 'b'] }
    const { user, stored } = await openQuestion(
      multipleChoice('q', ['a', 'b', 'c', 'd'], { key, points: 2 }),
    )
    await user.selectOptions(partly(), 'A share for each option')
    expect(partly()).toHaveAccessibleDescription(
      'Each correct option earns an equal share of the points; each wrong one loses one. Never below 0. ' +
        'Example: all correct options and a wrong one. ' +
        '2 of 2 correct, minus 1 wrong: 1 of 2 points.',
    )
    expect(box(/^Points/)).toHaveAccessibleDescription('Shared equally by the correct options.')
    await user.click(screen.getByRole('checkbox', { name: 'Correct answer: c' }))
    expect(await stored()).toMatchObject({
      key: { options: ['a', 'b', 'c'], grading: 'perOption' },
    })
    await user.selectOptions(list('Scoring'), 'Points per option')
    expect(screen.queryByRole('combobox', { name: 'Partly correct answers' })).toBeNull()
  })

  test('are shown by an example that candidates can give', async () => {
    const key = { options: ['a', 'b'], grading: 'perOption' as const }
    const limits = { minChoices: 2, maxChoices: 2 }
    await openQuestion(multipleChoice('q', ['a', 'b', 'c'], { key, points: 2, ...limits }))
    expect(partly()).toHaveAccessibleDescription(
      /Example: a wrong option instead of a correct one. 1 of 2 correct, minus 1 wrong: 0 of 2 points.$/,
    )
  })
})
