import { expect, test } from 'vitest'

import { updateQuestion } from '#src/assessment/engine/editing/questions.ts'
import { setTranslation } from '#src/assessment/engine/editing/translating.ts'
import { plainText } from '#src/assessment/engine/authoredText.ts'
import {
  allTexts,
  inLanguage,
  translatableTexts,
  withTexts,
} from '#src/assessment/engine/texts/translations.ts'
import type { Definition } from '#schemas/definition.ts'
import { createPreviewTexts } from '#src/builder/model/previewTexts.ts'
import { quoting, text } from '#tests/support/definitions.ts'
import { everyText, translatedAs } from '#tests/support/translated.ts'

const translated = translatedAs(everyText, ['de', 'ar'])

test('a complete language is read in the preview as by candidates', () => {
  const shown = createPreviewTexts()(translated, 'de')
  expect(shown).toEqual(inLanguage(translated, 'de'))
  expect(createPreviewTexts()(translated, 'en')).toBe(translated)
  expect(createPreviewTexts()(translated, 'fr')).toBe(translated)
})

test.each(translatableTexts(everyText).map(({ id }) => id))(
  'if %s is missing, it is read in the original and marked as missing',
  (textId) => {
    const draft = setTranslation(translated, 'ar', textId, undefined)
    const before = structuredClone(draft)
    const words = wordsIn(createPreviewTexts()(draft, 'ar'))
    const original = wordsIn(everyText).get(textId)
    expect(words.get(textId)?.replaceAll(/[[\]]/g, '')).toBe(`Missing ${original}`)
    words.delete(textId)
    expect([...words]).toEqual(
      [...wordsIn(inLanguage(draft, 'ar'))].filter(([id]) => id !== textId),
    )
    expect(draft).toEqual(before)
  },
)

test('a translation that refers to something else is missing as well', () => {
  const draft = setTranslation(translated, 'de', 'tools.prompt', quoting('nothing'))
  expect(wordsIn(createPreviewTexts()(draft, 'de')).get('tools.prompt')).toBe(
    'Missing What about tools?',
  )
})

test('a text that starts with code or a list is marked before it', () => {
  const help = {
    source: '```\nlet a\n```',
    tree: [{ kind: 'codeBlock' as const, language: '', text: 'let a' }],
  }
  const changed = setTranslation(
    updateQuestion(translated, 'habits', { help }),
    'de',
    'habits.help',
    undefined,
  )
  const [, more] = createPreviewTexts()(changed, 'de').sections
  expect(more?.questions[0]?.help?.tree).toEqual([
    { kind: 'paragraph', children: [{ kind: 'code', text: 'Missing' }] },
    ...help.tree,
  ])
})

test('after an edit only what it changed is another object', () => {
  const inPreview = createPreviewTexts()
  const before = inPreview(translated, 'de')
  const edited = updateQuestion(translated, 'years', { min: 3 })
  const after = inPreview(edited, 'de')
  expect(after.sections[1]).toBe(before.sections[1])
  expect(after.sections[0]?.questions[0]).not.toBe(before.sections[0]?.questions[0])
  expect(after.sections[0]?.questions.slice(1)).toEqual(before.sections[0]?.questions.slice(1))
  expect(after.sections[0]?.questions[1]).toBe(before.sections[0]?.questions[1])
  const retranslated = setTranslation(edited, 'de', 'years.prompt', text('Wie lange?'))
  expect(inPreview(retranslated, 'de')).toEqual(inLanguage(retranslated, 'de'))
  expect(inPreview(retranslated, 'ar')).toEqual(inLanguage(retranslated, 'ar'))
})

/** The words of every text, by its id. */
function wordsIn(definition: Definition): Map<string, string> {
  const words = new Map(allTexts(definition).map(({ id, source }) => [id, source]))
  withTexts(definition, {
    text(id, each) {
      words.set(id, plainText(each))
      return each
    },
    plain: (_id, each) => each,
  })
  return words
}
