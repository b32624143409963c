import fc from 'fast-check'
import { expect, test } from 'vitest'

import { type Definition, definitionSchema } from '#schemas/definition.ts'
import { updateSettings } from '#src/assessment/engine/editing/definition.ts'
import { applyPatches, diffDefinitions } from '#src/assessment/engine/editing/patches.ts'
import { updateQuestion } from '#src/assessment/engine/editing/questions.ts'
import { removeReferences } from '#src/assessment/engine/editing/references.ts'
import { setCode } from '#src/assessment/engine/editing/renaming.ts'
import { confirmTranslation, setTranslation } from '#src/assessment/engine/editing/translating.ts'
import {
  textsToCheck,
  withChangedOriginals,
  withOriginals,
} from '#src/assessment/engine/texts/originals.ts'
import {
  missingTexts,
  offeredLanguages,
  translatableTexts,
  withTexts,
} from '#src/assessment/engine/texts/translations.ts'
import { anyDefinition } from '#tests/support/arbitrary/arbitraries.ts'
import { anAssessment, number, quoting, statement, text } from '#tests/support/definitions.ts'
import { everyText, translatedAs } from '#tests/support/translated.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

const ids = translatableTexts(everyText).map(({ id }) => id)
const translated = translatedAs(everyText, ['de', 'ar'])

test('Z6: there is a text of every sort to change', () => {
  const names = new Set(ids.map((id) => id.split('.').slice(1).at(-1) ?? id))
  expect([...names].toSorted()).toEqual([
    'errorText',
    'help',
    'highLabel',
    'introduction',
    'label',
    'lowLabel',
    'picture',
    'prompt',
    'title',
    'unit',
  ])
})

test.each(ids)('Z6: changing %s afterwards makes its translations to check', (id) => {
  const after = withText(translated, id, 'Something else')
  expect(toCheck(after, 'de')).toEqual([id])
  expect(toCheck(after, 'ar')).toEqual([id])
  const [found] = textsToCheck(after, 'de')
  expect(found?.original).toBe(translatableTexts(everyText).find((each) => each.id === id)?.source)
  expect(toCheck(withText(after, id, found?.original ?? ''), 'de')).toEqual([])
  expect(toCheck(withText(translated, id, ` ${found?.original} `), 'de')).toEqual([])
})

test.each(ids)('Z7: confirming %s, or translating it again, settles one language', (id) => {
  const after = withText(translated, id, 'Something else')
  const [before] = Object.entries(after.translations['de'] ?? {}).filter(([each]) => each === id)
  for (const settled of [
    confirmTranslation(after, 'de', id),
    setTranslation(after, 'de', id, text('Neu')),
  ]) {
    expect(toCheck(settled, 'de')).toEqual([])
    expect(toCheck(settled, 'ar')).toEqual([id])
    const { undo } = diffDefinitions(after, settled)
    expect(applyPatches(settled, undo)).toEqual(after)
  }
  // With its earlier original it is the same translation.
  expect(toCheck(setTranslation(after, 'de', id, before?.[1]), 'de')).toEqual([id])
})

test('Z8: what is to check is still offered to candidates, and never missing', () => {
  const after = withText(translated, 'years.prompt', 'How long?')
  expect(missingTexts(after, 'de')).toEqual([])
  expect(offeredLanguages(after)).toEqual(['en', 'de', 'ar'])
  const without = setTranslation(after, 'de', 'years.prompt', undefined)
  expect(toCheck(without, 'de')).toEqual([])
  expect(offeredLanguages(without)).toEqual(['en', 'ar'])
})

test('Z6: a translation without an original counts as made from the present text', () => {
  const bare = withoutOriginals(translated)
  expect(toCheck(bare, 'de')).toEqual([])
  expect(toCheck(withText(bare, 'title', 'Something else'), 'de')).toEqual([])
  const known = withOriginals(bare)
  expect(known).toEqual(translated)
  expect(toCheck(withText(known, 'title', 'Something else'), 'de')).toEqual(['title'])
  expect(withOriginals(known)).toBe(known)
})

test('Z6: a translation that refers to something else is missing, not to check', () => {
  const after = setTranslation(translated, 'de', 'years.prompt', {
    ...quoting('nothing'),
    original: 'How long?',
  })
  expect(missingTexts(after, 'de').map(({ id }) => id)).toEqual(['years.prompt'])
  expect(toCheck(after, 'de')).toEqual([])
})

test('Z6: a text that comes back as another one is to check', () => {
  const blank = withText(translated, 'habits.help', '')
  expect(toCheck(blank, 'de')).toEqual([])
  expect(toCheck(withText(blank, 'habits.help', 'Any number'), 'de')).toEqual(['habits.help'])
})

test('Z6: new names of what a text refers to make nothing to check', () => {
  const quoted = translatedAs(
    anAssessment(
      number('years', { code: 'years', prompt: text('Literally `{{years}}`') }),
      statement('said', { prompt: quoting('years') }),
    ),
    ['de'],
  )
  const withTitle = setTranslation(
    updateSettings(quoted, { title: '{{years}} as it is' }),
    'de',
    'title',
    text('Titel'),
  )
  const renamed = setCode(withTitle, 'years', 'time')
  expect(renamed.sections).not.toEqual(withTitle.sections)
  expect(toCheck(renamed, 'de')).toEqual([])
  expect(toCheck(removeReferences(withTitle, 'years'), 'de')).toEqual([])
  const stale = updateQuestion(withTitle, 'said', { prompt: text('Other {{years}}') })
  expect(toCheck(setCode(stale, 'years', 'time'), 'de')).toEqual(['said.prompt'])
})

test('Z9: a version has only the originals that changed, and its draft is the same again', () => {
  fc.assert(
    fc.property(anyDefinition, fc.array(fc.nat(), { maxLength: 4 }), (definition, changed) => {
      const all = translatableTexts(definition)
      const draft = changed.reduce(
        (so, place) => {
          const { id = '' } = all[place % all.length] ?? {}
          return withText(so, id, `Changed ${place}`)
        },
        translatedAs(definition, ['de']),
      )
      const version = withChangedOriginals(draft)
      expect(definitionSchema.safeParse(version).error).toBeUndefined()
      const kept = Object.entries(version.translations['de'] ?? {}).filter(
        ([, { original }]) => original !== undefined,
      )
      expect(kept.map(([id]) => id).toSorted()).toEqual(toCheck(draft, 'de').toSorted())
      expect(withOriginals(version)).toEqual(draft)
    }),
    propertyRuns,
  )
})

function toCheck(definition: Definition, language: string): string[] {
  return textsToCheck(definition, language).map(({ id }) => id)
}

function withText(definition: Definition, textId: string, source: string): Definition {
  return withTexts(definition, {
    text: (id, before) => (id === textId ? text(source) : before),
    plain: (id, before) => (id === textId ? source : before),
  })
}

function withoutOriginals(definition: Definition): Definition {
  const translations = Object.entries(definition.translations).map(([language, texts]) => [
    language,
    Object.fromEntries(
      Object.entries(texts).map(([id, { source, tree }]) => [id, { source, tree }]),
    ),
  ])
  return { ...definition, translations: Object.fromEntries(translations) }
}
