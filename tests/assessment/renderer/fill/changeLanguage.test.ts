import { expect, test } from 'vitest'

import type { Answer } from '#schemas/answer.ts'
import type { Definition } from '#schemas/definition.ts'
import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import { inLanguage } from '#src/assessment/engine/texts/translations.ts'
import { changeLanguage } from '#src/assessment/renderer/fill/changeLanguage.ts'
import {
  createFillSession,
  type FillSession,
} from '#src/assessment/renderer/session/fillSession.ts'
import { anAssessment, number, quoting, shortText } from '#tests/support/definitions.ts'
import { translatedInto } from '#tests/support/translated.ts'

const decimals = translatedInto(
  anAssessment(number('years'), shortText('said', { prompt: quoting('years') })),
  'de',
  { 'said.prompt': quoting('years') },
)

test.each<{ said: string; before: Answer; after: Answer }>([
  { said: 'a number', before: 1.5, after: 1.5 },
  { said: 'what only German reads as a number', before: { raw: '1,5' }, after: 1.5 },
  { said: 'what is none in either', before: { raw: 'many' }, after: { raw: 'many' } },
])('Z5: $said, after a change to German', ({ before, after }) => {
  const session = begin(decimals, { years: before })
  changeLanguage(session, inLanguage(decimals, 'de'))
  expect(session.answers()).toEqual({ years: after })
})

test('Z5: an answer whose time is over stays as it was typed', () => {
  const session = begin(decimals, { years: { raw: '1,5' } })
  session.close(new Set(['years']))
  changeLanguage(session, inLanguage(decimals, 'de'))
  expect(session.answers()).toEqual({ years: { raw: '1,5' } })
})

test('Z5: an inserted number has the decimal mark of the language', () => {
  const session = begin(decimals, { years: 1.5 })
  expect(session.quote('years')).toBe('1.5')
  changeLanguage(session, inLanguage(decimals, 'de'))
  expect(session.quote('years')).toBe('1,5')
})

test('Z5: whoever shows the pages is told', () => {
  const session = begin(decimals, {})
  let told = 0
  session.subscribeStructure(() => told++)
  changeLanguage(session, inLanguage(decimals, 'de'))
  expect(told).toBe(1)
})

function begin(
  definition: Definition,
  answers: Parameters<typeof createFillSession>[1],
): FillSession {
  const { language } = definition
  return createFillSession(compile(definition), answers, { seed: 7, language })
}
