import { expect, test } from 'vitest'

import { changeWords } from '#src/builder/screens/publish/changeWords.ts'

test('what changed since the last version', () => {
  expect(
    changeWords({
      change: 'changed',
      of: 'question',
      id: 'q',
      name: 'Role',
      fields: ['min', 'max', 'key', 'origin'],
    }),
  ).toBe('Changed question “Role”: limits, correct answer, and details')
  expect(changeWords({ change: 'added', of: 'section', id: 's', name: '' })).toBe(
    'Added a section without a title',
  )
  expect(changeWords({ change: 'changed', of: 'settings', fields: ['title'] })).toBe(
    'Changed the settings of the assessment: title',
  )
  expect(changeWords({ change: 'changed', of: 'textRules', questions: 2 })).toBe(
    'Changed how short answers are compared in 2 questions: how quotes, dashes and spaces were typed no longer matters',
  )
})
