import { expect, test } from 'vitest'

import type { Definition } from '#schemas/definition.ts'
import { updateSettings } from '#src/assessment/engine/editing/definition.ts'
import { updateQuestion } from '#src/assessment/engine/editing/questions.ts'
import { removeTranslation, setTranslation } from '#src/assessment/engine/editing/translating.ts'
import { languageNotes } from '#src/builder/screens/publish/languageWords.ts'
import { everyText, translatedAs } from '#tests/support/translated.ts'

const published = translatedAs(everyText, ['de', 'ar'])
const without = (definition: Definition, ...ids: string[]) =>
  ids.reduce((so, id) => setTranslation(so, 'de', id, undefined), definition)
const retitled = updateSettings(published, { title: 'Advanced' })
const twice = updateQuestion(retitled, 'years', { unit: 'months' })

test.each<[string, Definition, string[]]>([
  ['nothing', published, []],
  [
    'missing texts',
    without(published, 'title', 'years.unit', 'years.prompt', 'agree.label'),
    ['German is no longer offered: 4 texts are missing.'],
  ],
  [
    'a missing text and another to check',
    without(twice, 'title'),
    [
      'German is no longer offered: 1 text is missing, 1 to check.',
      'Arabic: 2 to check. Candidates still read the translation of the earlier texts.',
    ],
  ],
  [
    'no translation any more',
    removeTranslation(published, 'ar'),
    ['Arabic is no longer offered: there is no translation.'],
  ],
])('the publish dialog says of languages: %s', (_, draft, words) => {
  expect(languageNotes(published, draft).map((note) => note.words)).toEqual(words)
})

test('before the first version no language is lost, and one with missing texts is not offered', () => {
  expect(languageNotes(null, without(twice, 'title')).map((note) => note.words)).toEqual([
    'German is not offered: 1 text is missing, 1 to check.',
    'Arabic: 2 to check. Candidates still read the translation of the earlier texts.',
  ])
})

test('a note leads to the first text that is missing, or else to check', () => {
  const notes = languageNotes(published, without(retitled, 'years.unit'))
  expect(notes.map(({ language, textId }) => [language, textId])).toEqual([
    ['de', 'years.unit'],
    ['ar', 'title'],
  ])
})
