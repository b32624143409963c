import type { AuthoredText } from '#schemas/authoredText.ts'
import type { Definition } from '#schemas/definition.ts'

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

/** `textId`: as in `translatableTexts`. Undefined removes the text. */
export function setTranslation(
  definition: Definition,
  language: string,
  textId: string,
  text: AuthoredText | undefined,
): Definition {
  const { [textId]: _before, ...texts } = definition.translations[language] ?? {}
  const translated = text === undefined ? texts : { ...texts, [textId]: text }
  return { ...definition, translations: { ...definition.translations, [language]: translated } }
}
