import { expect, test } from 'vitest'

import { changeWords } from '#src/builder/screens/publish/changeWords.ts'

const numbers = new Map([['q', 2]])

test('what changed since the last version', () => {
  expect(
    changeWords(
      {
        change: 'changed',
        of: 'question',
        id: 'q',
        name: 'Role',
        fields: ['min', 'max', 'key', 'origin'],
      },
      numbers,
    ),
  ).toBe('Changed question 2, “Role”: limits, correct answer, and details')
  expect(changeWords({ change: 'added', of: 'section', id: 's', name: '' }, numbers)).toBe(
    'Added a section without a title',
  )
  expect(changeWords({ change: 'changed', of: 'settings', fields: ['title'] }, numbers)).toBe(
    'Changed the settings of the assessment: title',
  )
  expect(changeWords({ change: 'changed', of: 'textRules', questions: 2 }, numbers)).toBe(
    'Changed how short answers are compared in 2 questions: how quotes, dashes and spaces were typed no longer matters',
  )
})

test('questions that read alike are told apart by their numbers, a removed one has none', () => {
  const changed = {
    change: 'changed' as const,
    of: 'question' as const,
    name: 'Role',
    fields: ['key'],
  }
  expect(changeWords({ ...changed, id: 'q' }, numbers)).toBe(
    'Changed question 2, “Role”: correct answer',
  )
  expect(changeWords({ ...changed, id: 'q', name: '' }, numbers)).toBe(
    'Changed question 2: correct answer',
  )
  expect(
    changeWords({ change: 'removed', of: 'question', id: 'gone', name: 'Role' }, numbers),
  ).toBe('Removed question “Role”')
})
