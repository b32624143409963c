import { expect, test } from 'vitest'

import { addTranslation, setTranslation } from '#src/assessment/engine/editing/translating.ts'
import { checkReadiness } from '#src/builder/model/readiness/checkReadiness.ts'
import { translatableTexts } from '#src/assessment/engine/texts/translations.ts'
import { updateSettings } from '#src/assessment/engine/editing/definition.ts'
import { updateQuestion } from '#src/assessment/engine/editing/questions.ts'
import { anAssessment, number, text } from '#tests/support/definitions.ts'
import { everyText, translatedAs } from '#tests/support/translated.ts'

test('P16: a translation with missing texts is a warning until none is missing', () => {
  const german = addTranslation(anAssessment(number('years')), 'de')
  const missing = (definition: typeof german) =>
    checkReadiness(definition).flatMap((finding) =>
      finding.kind === 'translationMissing'
        ? [[finding.language, finding.grade, finding.count]]
        : [],
    )
  const texts = translatableTexts(german)
  expect(texts.length).toBeGreaterThan(0)
  expect(missing(german)).toEqual([['de', 'warning', texts.length]])
  const whole = texts.reduce(
    (definition, { id }) => setTranslation(definition, 'de', id, text('Übersetzt')),
    german,
  )
  expect(missing(whole)).toEqual([])
})

test('P16: translations to check are a warning for each place, with the languages', () => {
  const translated = translatedAs(everyText, ['de', 'ar'])
  const found = (definition: typeof translated) =>
    checkReadiness(definition).flatMap((finding) =>
      finding.kind === 'translationToCheck' ? [finding] : [],
    )
  expect(found(translated)).toEqual([])
  const retitled = updateSettings(translated, { title: 'Another title' })
  const changed = updateQuestion(retitled, 'years', {
    prompt: text('How long?'),
    errorText: 'Digits, please',
  })
  const own = setTranslation(changed, 'de', 'title', text('Neuer Titel'))
  expect(found(own)).toEqual([
    {
      grade: 'warning',
      kind: 'translationToCheck',
      languages: ['de', 'ar'],
      count: 2,
      textId: 'years.prompt',
      place: { sectionId: 'about', questionId: 'years', field: 'translations' },
    },
    {
      grade: 'warning',
      kind: 'translationToCheck',
      languages: ['ar'],
      count: 1,
      textId: 'title',
      place: { field: 'translations' },
    },
  ])
})
