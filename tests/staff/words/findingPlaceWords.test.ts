import { expect, test } from 'vitest'

import { findingPlaceWords } from '#src/builder/model/words/findingWords.ts'
import {
  anAssessment,
  multipleChoice,
  number,
  section,
  statement,
} from '#tests/support/definitions.ts'

test('a finding has a location', () => {
  const definition = anAssessment(
    section('one', { title: 'About you' }, statement('s'), number('a')),
    section('two', multipleChoice('m', [])),
  )
  const at = (place: { sectionId?: string; questionId?: string }) =>
    findingPlaceWords({ grade: 'problem', kind: 'noOptions', place }, definition)
  expect(at({ questionId: 'm' })).toBe('Question 2, What about m?')
  expect(at({ questionId: 's' })).toBe('Statement, Please read s')
  expect(at({ sectionId: 'one' })).toBe('Section 1, About you')
  expect(at({ sectionId: 'two' })).toBe('Section 2')
  expect(at({})).toBe('The assessment')
  expect(at({ questionId: 'gone' })).toBe('Something that was deleted')
})
