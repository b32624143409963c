import type { TranslatedText } from '#schemas/authoredText.ts'
import type { Definition, Section } from '#schemas/definition.ts'
import { getOwn } from '#src/assessment/engine/getOwn.ts'
import { isSameSource, sourceOfText } from '#src/assessment/engine/texts/originals.ts'
import { type Translatable, textsOfSections } from '#src/assessment/engine/texts/translations.ts'

import { withNamesInTexts } from './naming.ts'

/** The language that the texts are written in. A translation into it would be a second original. */
export function setLanguage(definition: Definition, language: string): Definition {
  const { [language]: _translated, ...translations } = definition.translations
  return { ...definition, language, translations }
}

/** Starts a translation, without any text yet. */
export function addTranslation(definition: Definition, language: string): Definition {
  if (definition.translations[language] !== undefined) return definition
  return { ...definition, translations: { ...definition.translations, [language]: {} } }
}

/** Removes a translation with all its texts. */
export function removeTranslation(definition: Definition, language: string): Definition {
  const { [language]: _removed, ...translations } = definition.translations
  return { ...definition, translations }
}

/**
 * `textId`: as in `translatableTexts`. Undefined removes the text. One without an original is made
 * from the present text (rule Z6).
 */
export function setTranslation(
  definition: Definition,
  language: string,
  textId: string,
  text: TranslatedText | undefined,
): Definition {
  const { [textId]: _before, ...texts } = definition.translations[language] ?? {}
  const translated =
    text === undefined
      ? texts
      : { ...texts, [textId]: { original: sourceOfText(definition, textId), ...text } }
  return { ...definition, translations: { ...definition.translations, [language]: translated } }
}

/** The translation of this text suits the present original as well (rule Z7). */
export function confirmTranslation(
  definition: Definition,
  language: string,
  textId: string,
): Definition {
  const text = getOwn(definition.translations[language], textId)
  if (text === undefined) return definition
  const { original: _before, ...confirmed } = text
  return setTranslation(definition, language, textId, confirmed)
}

/**
 * The definition in which the copies of sections are translated as their originals are (rule E4).
 * A copy must have the same texts in the same order; it is not translated yet.
 */
export function withCopiedTranslations(
  definition: Definition,
  originals: readonly Section[],
  copies: readonly Section[],
): Definition {
  const texts = textsOfSections(originals)
  const copied = textsOfSections(copies)
  const translations = Object.entries(definition.translations).map(([language, translated]) => {
    const own: Record<string, TranslatedText> = { ...translated }
    for (const [place, text] of texts.entries()) {
      const copy = copied[place]
      const translation = translated[text.id]
      if (copy && translation) own[copy.id] = withQuotesOf(copy, text, translation)
    }
    return [language, own] as const
  })
  return { ...definition, translations: Object.fromEntries(translations) }
}

/**
 * The copy of a text may refer by another name to the same thing as the one that was copied. What
 * was to check in that one is to check in the copy.
 */
function withQuotesOf(
  copy: Translatable,
  copied: Translatable,
  translation: TranslatedText,
): TranslatedText {
  const names = new Map(copied.quotes.map((name, place) => [name, copy.quotes[place] ?? name]))
  const text = withNamesInTexts(translation, (name) => names.get(name) ?? name)
  const { original = copied.source } = text
  return { ...text, original: isSameSource(original, copied.source) ? copy.source : original }
}
