/** An assessment with all its texts in another language as well. */
import type { AuthoredText } from '#schemas/authoredText.ts'
import type { Definition } from '#schemas/definition.ts'
import { translatableTexts } from '#src/assessment/engine/texts/translations.ts'

import { text } from './invitedCandidates.ts'

/** Texts that are not named are translated by what marks them as such. */
export function translatedInto(
  definition: Definition,
  language: string,
  said: Readonly<Record<string, AuthoredText | string>>,
  rest = '…',
): Definition {
  const texts = translatableTexts(definition).map(({ id, source }) => {
    const own = said[id] ?? `${rest} ${source}`
    return [id, typeof own === 'string' ? text(own) : own] as const
  })
  return {
    ...definition,
    translations: { ...definition.translations, [language]: Object.fromEntries(texts) },
  }
}
