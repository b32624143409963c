import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'

import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import {
  all,
  anAssessment,
  answeredWith,
  any,
  consent,
  longText,
  matrix,
  multipleChoice,
  ranking,
  section,
  singleChoice,
  statement,
  withCalculated,
  withOther,
} from '#tests/support/definitions.ts'
import { aDraft, openBuilder } from '#tests/support/screens/builderScreen.tsx'
import { repeatedNames } from '#tests/support/screens/repeatedNames.ts'

withFreshDatabases()

const twice = [
  { id: 'a', label: 'Oslo' },
  { id: 'b', label: 'Oslo' },
  { id: 'c', label: '' },
]
const others = [
  { id: 'd', label: 'Oslo' },
  { id: 'e', label: 'oslo' },
]
const bothConditions = {
  showIf: all(
    answeredWith('first', 'a'),
    answeredWith('first', 'b'),
    any(answeredWith('first', 'a'), answeredWith('first', 'b')),
    any(answeredWith('first', 'b'), answeredWith('first', 'a')),
  ),
  requiredIf: all(answeredWith('first', 'a'), answeredWith('first', 'b')),
}
const questions: readonly Question[] = [
  withOther(singleChoice('first', twice, { key: { options: ['a'] }, points: 1 })),
  multipleChoice('points', twice, { optionPoints: { byOption: { a: 1, b: 2 }, floor: 0 } }),
  ranking('order', twice),
  matrix('rows', twice, others, { key: { byRow: { a: ['d'] }, grading: 'all' }, points: 1 }),
  longText('levels', {
    points: 2,
    rubric: {
      levels: [
        { id: 'l1', text: 'Good', points: 1 },
        { id: 'l2', text: 'Good', points: 2 },
      ],
    },
  }),
  statement('note'),
  consent('conditions', bothConditions),
  statement('another'),
]

test.each(['start', 'one', 'two', ...questions.map(({ id }) => id)])(
  'with %s open, no two controls of the builder have the same name, whatever texts are the same',
  async (id) => {
    const { id: assessmentId } = await aDraft(sameTexts())
    const { user } = await openBuilder(assessmentId, id === 'start' ? '' : `?at=${id}`)
    for (const button of screen.queryAllByRole('button', { name: 'Edit condition' })) {
      await user.click(button)
    }
    // Options with the same text are the same to candidates; readiness says so.
    const names = repeatedNames().filter((name) => !name.startsWith('Preview > '))
    expect(names).toEqual([])
  },
)

test('no two fields of a translation have the same name', async () => {
  const { id } = await aDraft({ ...sameTexts(), translations: { de: {} } })
  const { user } = await openBuilder(id)
  await user.click(await screen.findByRole('button', { name: 'Translate into German' }))
  const dialog = await screen.findByRole('dialog', { name: 'Translate into German' })
  const part = within(dialog).getByRole('combobox', { name: 'Part of the assessment' })
  for (const { value } of within(part).getAllByRole<HTMLOptionElement>('option')) {
    await user.selectOptions(part, value)
    expect(repeatedNames(dialog)).toEqual([])
  }
})

/** Two sections and more with the same texts wherever texts can be the same. */
function sameTexts(): Definition {
  const built = withCalculated(
    anAssessment(
      section('one', ...questions),
      section('two', { showIf: bothConditions.showIf }, singleChoice('last', twice)),
    ),
    { id: 'c1', name: '', expression: '1' },
    { id: 'c2', name: '', expression: '2' },
  )
  const bands = [
    { id: 'b1', name: 'Good', from: 50 },
    { id: 'b2', name: 'Good', from: 80 },
  ]
  return { ...built, settings: { ...built.settings, passMark: { percent: 50 }, bands } }
}
