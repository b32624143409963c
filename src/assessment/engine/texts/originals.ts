/**
 * What translated texts were translated from. Only authors need it: the candidate's page loads
 * nothing of this file.
 */
import type { TranslatedText } from '#schemas/authoredText.ts'
import type { Definition } from '#schemas/definition.ts'

import { getOwn } from '#src/assessment/engine/getOwn.ts'
import { allTexts, missingTexts, type Translatable, translatableTexts } from './translations.ts'

/** A text that changed after it was translated, with the source that was. */
export type TextToCheck = Translatable & { original: string }

/** The translated texts whose original has changed since (rule Z6). */
export function textsToCheck(
  definition: Definition,
  language: string,
  texts: readonly Translatable[] = translatableTexts(definition),
): TextToCheck[] {
  const translated = definition.translations[language] ?? {}
  const changed = texts.flatMap((text) => {
    const original = getOwn(translated, text.id)?.original
    return original === undefined || isSameSource(original, text.source)
      ? []
      : [{ ...text, original }]
  })
  const missing = new Set(missingTexts(definition, language, changed).map(({ id }) => id))
  return changed.filter(({ id }) => !missing.has(id))
}

/** The source of a text that candidates read; blank if the definition has no such text. */
export function sourceOfText(definition: Definition, textId: string): string {
  return allTexts(definition).find(({ id }) => id === textId)?.source ?? ''
}

/**
 * With an original for every translated text: one that has none counts as made from the present
 * text (rule Z6). The same definition if each has one.
 */
export function withOriginals(definition: Definition): Definition {
  const all = Object.values(definition.translations).flatMap((texts) => Object.values(texts))
  if (all.every(({ original }) => original !== undefined)) return definition
  const sources = sourcesById(definition)
  return mapTranslations(definition, (text, id) =>
    text.original === undefined ? { ...text, original: sources.get(id) ?? '' } : text,
  )
}

/**
 * `after` renames or removes references in the texts of `before`. What was translated from the
 * present text then still is.
 */
export function withOriginalsKept(before: Definition, after: Definition): Definition {
  if (before.settings === after.settings && before.sections === after.sections) return after
  if (Object.keys(after.translations).length === 0) return after
  const was = sourcesById(before)
  const is = sourcesById(after)
  return mapTranslations(after, (text, id) => {
    const source = is.get(id)
    const isPresent = text.original !== undefined && isSameSource(text.original, was.get(id))
    return isPresent && source !== undefined && source !== text.original
      ? { ...text, original: source }
      : text
  })
}

/** With only the originals that have changed since: the others can be told from the texts. */
export function withChangedOriginals(definition: Definition): Definition {
  const sources = sourcesById(definition)
  return mapTranslations(definition, (text, id) =>
    text.original !== undefined && isSameSource(text.original, sources.get(id))
      ? withoutOriginal(text)
      : text,
  )
}

/** The translations alone, which is what candidates read. */
export function withoutOriginals(translations: Definition['translations']) {
  return mapTexts(translations, withoutOriginal)
}

/** Blanks around a text make no difference. */
export function isSameSource(one: string, other: string | undefined): boolean {
  return other !== undefined && one.trim() === other.trim()
}

function withoutOriginal(text: TranslatedText): TranslatedText {
  const { original, ...translation } = text
  return original === undefined ? text : translation
}

function sourcesById(definition: Definition): ReadonlyMap<string, string> {
  return new Map(allTexts(definition).map(({ id, source }) => [id, source]))
}

type Change = (text: TranslatedText, id: string) => TranslatedText

/** The same definition if no text changes (rule E1). */
function mapTranslations(definition: Definition, change: Change): Definition {
  const translations = mapTexts(definition.translations, change)
  return translations === definition.translations ? definition : { ...definition, translations }
}

function mapTexts(translations: Definition['translations'], change: Change) {
  return mapValues(translations, (texts) => mapValues(texts, change))
}

/** The same record if no value changes. */
function mapValues<T>(record: Record<string, T>, change: (value: T, key: string) => T) {
  const entries = Object.entries(record).map(([key, value]) => [key, change(value, key)] as const)
  const isSame = entries.every(([key, value]) => value === record[key])
  return isSame ? record : Object.fromEntries(entries)
}
