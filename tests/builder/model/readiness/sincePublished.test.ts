import { expect, test } from 'vitest'

import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import {
  addTranslation,
  removeTranslation,
  setLanguage,
} from '#src/assessment/engine/editing/translating.ts'
import { checkReadiness } from '#src/builder/model/readiness/checkReadiness.ts'
import { rewordedSince } from '#src/builder/model/readiness/checkSincePublished.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { findingWords } from '#src/builder/model/words/findingWords.ts'
import {
  anAssessment,
  longText,
  multipleChoice,
  number,
  option,
  rating,
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
    'It doesn’t use the correct answer that was fixed in version 3',
    'Correct: Make → Git. Check that you want this before you publish.',
  ])
  expect(since(tools(['Make']), tools(['Make'], { points: 3 }), ['a'])[0]?.[2]).toBe(
    'It is scored differently from version 3',
  )
  expect(since(tools(['Make']), tools(['Make']), ['a'])).toEqual([])
})

test('P19: so is a question with the same key that has other options, another unit or kind', () => {
  const [git, make, word] = ['Git', 'Make', 'Word'].map((each) => option(each))
  const warned = (fields: string, key: string) => [
    [
      'warning',
      'key',
      'It asks something different from version 3',
      `Changed since then: ${fields}. The correct answer is the same: ${key}. Check that it still holds.`,
    ],
  ]
  const more = tools(['Git'], { options: [git!, make!, word!, option('Vim')] })
  expect(since(tools(['Git']), more)).toEqual(warned('options', 'Git'))
  const years = number('a', { points: 1, key: { value: 3, tolerance: 0 } })
  expect(since(years, { ...years, unit: 'years' })).toEqual(warned('unit', '3 years'))
  const range = rating('a', { points: 1, key: { value: 3, tolerance: 0 } })
  expect(since(range, { ...years, min: 1, max: 5 })).toEqual(warned('kind and limits', '3'))
})

test('P19: words alone are no warning, and publishing names all of these questions once', () => {
  const labels = [option('Git'), option('Make'), { ...option('Word'), label: text('Vim') }]
  const before = anAssessment(
    tools(['Git']),
    longText('b', { points: 2 }),
    shortText('c'),
    number('d', { points: 1, key: { value: 3, tolerance: 0 } }),
    rating('e', { points: 1, highLabel: 'Good', key: { value: 3, tolerance: 0 } }),
  )
  const reworded = (question: Question): Question => ({ ...question, prompt: text('Which one?') })
  const after = anAssessment(
    ...questionsOf(before).map((question) =>
      question.id === 'a' ? tools(['Git'], { options: labels }) : reworded(question),
    ),
  )
  expect(checkReadiness(after, { version: 3, definition: before, fixedKeys: [] })).toEqual([])
  expect(rewordedSince(after, before).map(({ id }) => id)).toEqual(['a', 'd', 'e'])
  expect(rewordedSince(before, before)).toEqual([])
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
