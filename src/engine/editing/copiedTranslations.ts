import type { AuthoredText } from '#schemas/authoredText.ts'
import type { Definition, Section } from '#schemas/definition.ts'
import { type Translatable, textsOfSections } from '#src/engine/texts/translations.ts'

import { withNamesInTexts } from './naming.ts'

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
    const own: Record<string, AuthoredText> = { ...translated }
    for (const [place, text] of texts.entries()) {
      const copy = copied[place]
      const translation = translated[text.id]
      if (copy && translation) own[copy.id] = withQuotesOf(copy, text, translation)
    }
    return [language, own] as const
  })
  return { ...definition, translations: Object.fromEntries(translations) }
}

/** What the original text refers to by one name, its copy may refer to by another. */
function withQuotesOf(
  copy: Translatable,
  original: Translatable,
  translation: AuthoredText,
): AuthoredText {
  const names = new Map(original.quotes.map((name, place) => [name, copy.quotes[place] ?? name]))
  return withNamesInTexts(translation, (name) => names.get(name) ?? name)
}
