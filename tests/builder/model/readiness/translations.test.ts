import { expect, test } from 'vitest'

import { addTranslation, setTranslation } from '#src/assessment/engine/editing/translating.ts'
import { checkReadiness } from '#src/builder/model/readiness/checkReadiness.ts'
import { translatableTexts } from '#src/assessment/engine/texts/translations.ts'
import { anAssessment, number, text } from '#tests/support/definitions.ts'

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
