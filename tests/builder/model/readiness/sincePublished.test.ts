import { expect, test } from 'vitest'

import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import {
  addTranslation,
  removeTranslation,
  setLanguage,
} from '#src/assessment/engine/editing/translating.ts'
import { checkReadiness } from '#src/builder/model/readiness/checkReadiness.ts'
import { findingWords } from '#src/builder/model/words/findingWords.ts'
import {
  anAssessment,
  longText,
  multipleChoice,
  option,
  shortText,
  text,
} from '#tests/support/definitions.ts'
import { translatedAs } from '#tests/support/translated.ts'

const tools = (key: string[], own: Partial<Question> = {}): Question =>
  ({
    ...multipleChoice('a', ['Git', 'Make', 'Word'], { points: 2, key: { options: key } }),
    ...own,
  }) as Question

function since(before: Question, after: Question, fixedKeys: string[] = []) {
  const definition = anAssessment(after)
  const published = { version: 3, definition: anAssessment(before), fixedKeys }
  return checkReadiness(definition, published).map((finding) => {
    const { title, why } = findingWords(finding, definition)
    return [finding.grade, finding.place.field, title, why]
  })
}

test('P19: a key that lost a part since the last version is a warning with the old and the new', () => {
  expect(since(tools(['Git', 'Make']), tools(['Git']))).toEqual([
    [
      'warning',
      'key',
      'It is scored differently from version 3',
      'Correct: Git and Make → Git. Check that you want this before you publish.',
    ],
  ])
  expect(since(tools(['Git']), tools(['Git']))).toEqual([])
})

test('P19: so is a key that was fixed in the last version, and not in the draft', () => {
  const [found] = since(tools(['Make']), tools(['Git']), ['a'])
  expect(found?.slice(2)).toEqual([
    'It does not have the correct answer that was fixed in version 3',
    'Correct: Make → Git. Check that you want this before you publish.',
  ])
  expect(since(tools(['Make']), tools(['Make'], { points: 3 }), ['a'])[0]?.[2]).toBe(
    'It is scored differently from version 3',
  )
  expect(since(tools(['Make']), tools(['Make']), ['a'])).toEqual([])
})

test('P19: so is another question with the same key', () => {
  const other = [option('Git'), option('Make'), { ...option('Word'), label: text('Vim') }]
  expect(
    since(tools(['Git']), tools(['Git'], { prompt: text('Which not?'), options: other })),
  ).toEqual([
    [
      'warning',
      'key',
      'It asks something different from version 3',
      'Changed since then: text and options. The correct answer is the same: Git. Check that it still holds.',
    ],
  ])
})

test('P19: nothing is said of what does not score, of new questions, or of what nobody reads', () => {
  expect(since(shortText('a'), shortText('a', { prompt: text('Other?') }))).toEqual([])
  expect(
    since(longText('a', { points: 2 }), longText('a', { points: 2, prompt: text('Other?') })),
  ).toEqual([])
  expect(since(shortText('b'), tools(['Git']))).toEqual([])
  expect(
    since(tools(['Git']), tools(['Git'], { tags: ['new'], explanation: text('Because') })),
  ).toEqual([])
})

test('P21: a language that the draft lost since the last version is a warning, whatever lost it', () => {
  const published = translatedAs(anAssessment(longText('a')), ['de', 'ar'])
  const lost = (draft: Definition) =>
    checkReadiness(draft, { version: 3, definition: published, fixedKeys: [] }).map((finding) => {
      const { title, why } = findingWords(finding, draft)
      return `${finding.grade} ${finding.place.field}: ${title}. ${why}`
    })
  expect(lost(published)).toEqual([])
  expect(lost(removeTranslation(published, 'ar'))).toEqual([
    'warning translations: Arabic is no longer offered. Candidates can choose Arabic in version 3, and this draft has no Arabic translation. Undo what removed it, or translate the texts again, if you want to keep it.',
  ])
  expect(lost(setLanguage(published, 'de'))).toEqual([
    expect.stringMatching(/^warning translations: English is no longer offered\./),
  ])
  // Texts that are missing are a finding of their own.
  expect(lost(addTranslation(removeTranslation(published, 'ar'), 'ar'))).toEqual([
    expect.stringMatching(/^warning translations: The Arabic translation isn’t complete\./),
  ])
})
