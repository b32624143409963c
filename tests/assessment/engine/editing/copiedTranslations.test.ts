import fc from 'fast-check'
import { expect, test } from 'vitest'

import type { AuthoredText } from '#schemas/authoredText.ts'
import type { Definition } from '#schemas/definition.ts'
import { quotesIn } from '#src/assessment/engine/authoredText.ts'
import { copyDefinition, copyWithTests } from '#src/assessment/engine/editing/copying.ts'
import { duplicateQuestion } from '#src/assessment/engine/editing/questions.ts'
import { duplicateSection } from '#src/assessment/engine/editing/sections.ts'
import { setTranslation } from '#src/assessment/engine/editing/translating.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { textsToCheck } from '#src/assessment/engine/texts/originals.ts'
import {
  inLanguage,
  missingTexts,
  translatableTexts,
  withTexts,
} from '#src/assessment/engine/texts/translations.ts'
import { anyDefinition } from '#tests/support/arbitrary/arbitraries.ts'
import {
  anAssessment,
  countingMint,
  number,
  quoting,
  section,
  singleChoice,
  statement,
  text,
  withOther,
} from '#tests/support/definitions.ts'
import { everyText, translatedAs } from '#tests/support/translated.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

test('E4: a copied definition has every translation of its original', () => {
  fc.assert(
    fc.property(anyDefinition, (definition) => {
      const original = inTwoLanguages(definition)
      const copy = copyDefinition(original, countingMint())
      for (const language of ['de', 'ar']) {
        expect(sourcesIn(copy, language)).toEqual(sourcesIn(original, language))
        expect(Object.keys(copy.translations[language] ?? {})).toHaveLength(
          Object.keys(original.translations[language] ?? {}).length,
        )
      }
    }),
    propertyRuns,
  )
})

test('E4: after duplicating any section or question no text is missing in a complete language', () => {
  fc.assert(
    fc.property(anyDefinition, fc.nat(), (definition, at) => {
      const original = inTwoLanguages(definition)
      const sections = original.sections.map(({ id }) => id)
      const questions = questionsOf(original).map(({ id }) => id)
      const mint = countingMint()
      const sectionId = sections[at % sections.length] ?? ''
      const questionId = questions[at % questions.length] ?? ''
      for (const after of [
        duplicateSection(original, sectionId, mint),
        duplicateQuestion(original, questionId, mint),
      ]) {
        for (const language of ['de', 'ar']) expect(missingTexts(after, language)).toEqual([])
        expect(inLanguage(after, 'de').translations).toMatchObject(original.translations)
      }
    }),
    propertyRuns,
  )
})

test('E4: whatever is copied, each text stays translated, and is to check only where it was', () => {
  fc.assert(
    fc.property(anyDefinition, fc.nat(), fc.nat(), (definition, at, changed) => {
      const texts = translatableTexts(definition)
      const { id: textId = '' } = texts[changed % texts.length] ?? {}
      const original = withText(translatedAs(definition, ['de', 'ar']), textId, 'Changed')
      const copy = copyDefinition(original, countingMint())
      expect(countsIn(copy)).toEqual(countsIn(original))
      expect(countsIn(copy).map(({ toCheck }) => toCheck)).toEqual([1, 1])

      const sections = original.sections.map(({ id }) => id)
      const questions = questionsOf(original).map(({ id }) => id)
      const owner = textId.split('.')[0]
      const sectionId = sections[at % sections.length] ?? ''
      const questionId = questions[at % questions.length] ?? ''
      const inSection = original.sections.some(
        ({ id, questions: own }) =>
          id === sectionId && (id === owner || own.some((each) => each.id === owner)),
      )
      const mint = countingMint()
      const counts = (after: Definition) =>
        countsIn(after).map(({ missing, toCheck }) => [missing, toCheck])
      const expected = (isCopied: boolean) => ['de', 'ar'].map(() => [0, isCopied ? 2 : 1])
      expect(counts(duplicateSection(original, sectionId, mint))).toEqual(expected(inSection))
      expect(counts(duplicateQuestion(original, questionId, mint))).toEqual(
        expected(questionId === owner),
      )
    }),
    propertyRuns,
  )
})

test.each(translatableTexts(everyText).map(({ id }) => id))(
  'E4: with %s changed, every copy is to check in that text alone',
  (textId) => {
    const original = withText(translatedAs(everyText, ['de', 'ar']), textId, 'Changed')
    const place = translatableTexts(original).findIndex(({ id }) => id === textId)
    const { definition: copy, testCandidates } = copyWithTests(
      original,
      [{ id: 't1', name: 'Ada', answers: { years: 3, tools: { options: ['git'] } } }],
      countingMint(),
    )
    for (const language of ['de', 'ar']) {
      const [found, ...others] = textsToCheck(copy, language)
      expect(others).toEqual([])
      expect(found?.id).toBe(translatableTexts(copy)[place]?.id)
      expect(missingTexts(copy, language)).toEqual([])
    }
    const [years, , tools] = questionsOf(copy)
    expect(Object.keys(testCandidates[0]?.answers ?? {})).toEqual([years?.id, tools?.id])
  },
)

test('E4: a copy reads as its original does in the other language', () => {
  const original = inTwoLanguages(
    anAssessment(
      section('s', { title: 'Tools' }, withOther(singleChoice('role', ['dev', 'other']))),
    ),
  )
  const after = inLanguage(duplicateSection(original, 's', countingMint()), 'de')
  const [, copy] = after.sections
  expect(copy?.title).toBe('de s.title')
  expect(copy?.questions[0]).toMatchObject({
    prompt: { source: 'de role.prompt' },
    options: [{ label: { source: 'de role.dev.label' } }, {}],
  })
})

test('E4: a copied translation refers to what was copied with it', () => {
  const pair = anAssessment(
    section('s', number('a', { code: 'years' }), statement('b', { prompt: quoting('years') })),
  )
  const original = setTranslation(pair, 'de', 'b.prompt', inGerman('years'))
  const mint = countingMint()
  const twice = duplicateSection(original, 's', mint)
  expect(germanQuotes(twice, 3)).toEqual([twice.sections[1]?.questions[0]?.code])
  expect(germanQuotes(twice, 3)).not.toEqual(['years'])
  expect(germanQuotes(twice, 1)).toEqual(['years'])
  expect(germanQuotes(duplicateQuestion(original, 'b', mint), 2)).toEqual(['years'])
})

test('E4: a translated text that quotes by id quotes the copy', () => {
  const byId = anAssessment(number('q1'), statement('said', { prompt: quoting('q1') }))
  const original = setTranslation(byId, 'de', 'said.prompt', inGerman('q1'))
  const copy = copyDefinition(original, countingMint())
  expect(germanQuotes(copy, 1)).toEqual([questionsOf(copy)[0]?.id])
})

/** A translation that refers to this name, and is told from its original by its source. */
function inGerman(name: string): AuthoredText {
  const { source, tree } = quoting(name)
  return { source: `Deutsch: ${source}`, tree }
}

/** The names that the German prompt of a question refers to; null if it has no German prompt. */
function germanQuotes(definition: Definition, place: number): string[] | null {
  const prompt = questionsOf(inLanguage(definition, 'de'))[place]?.prompt
  return prompt?.source.startsWith('Deutsch') ? quotesIn(prompt) : null
}

/** Every text of candidates is translated into German and Arabic as its language and id. */
function inTwoLanguages(definition: Definition): Definition {
  return translatedAs(definition, ['de', 'ar'])
}

function countsIn(definition: Definition) {
  return ['de', 'ar'].map((language) => ({
    texts: Object.keys(definition.translations[language] ?? {}).length,
    missing: missingTexts(definition, language).length,
    toCheck: textsToCheck(definition, language).length,
  }))
}

function withText(definition: Definition, textId: string, source: string): Definition {
  return withTexts(definition, {
    text: (id, before) => (id === textId ? text(source) : before),
    plain: (id, before) => (id === textId ? source : before),
  })
}

function sourcesIn(definition: Definition, language: string): string[] {
  return translatableTexts(inLanguage(definition, language)).map(({ source }) => source)
}
