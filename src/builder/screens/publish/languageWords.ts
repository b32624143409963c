import type { Definition } from '#schemas/definition.ts'
import { languagesLost } from '#src/assessment/engine/editing/comparing.ts'
import { textsToCheck } from '#src/assessment/engine/texts/originals.ts'
import { missingTexts } from '#src/assessment/engine/texts/translations.ts'
import { pluralsIn } from '#src/assessment/words/values/formats.ts'
import { languageName } from '#src/staff/words/languageName.ts'

const { counted, plural } = pluralsIn<'one' | 'other'>('en')

export type LanguageNote = {
  language: string
  words: string
  /** The first text that can be translated or checked; null if there is no translation. */
  textId: string | null
}

/** Which languages candidates lose or can’t choose, and what is still to check. */
export function languageNotes(published: Definition | null, draft: Definition): LanguageNote[] {
  const lost = published === null ? [] : languagesLost(published, draft)
  const languages = new Set([
    ...lost.map(({ language }) => language),
    ...Object.keys(draft.translations),
  ])
  return [...languages].flatMap((language) => {
    const missing = missingTexts(draft, language)
    const toCheck = textsToCheck(draft, language)
    const isLost = lost.some((each) => each.language === language)
    if (!isLost && toCheck.length + missing.length === 0) return []
    const isTranslated = Object.hasOwn(draft.translations, language)
    const textId = isTranslated ? ((missing[0] ?? toCheck[0])?.id ?? null) : null
    const name = languageName(language)
    const why = whyNotOffered(isTranslated ? missing.length : 0, toCheck.length)
    const words = isLost
      ? `${name} is no longer offered: ${why}.`
      : missing.length > 0
        ? `${name} is not offered: ${why}.`
        : `${name}: ${toCheckWords(toCheck.length)}`
    return [{ language, words, textId }]
  })
}

function whyNotOffered(missing: number, toCheck: number): string {
  if (missing === 0) return 'there is no translation'
  const words = `${counted(missing, { one: 'text is', other: 'texts are' })} missing`
  return toCheck === 0 ? words : `${words}, ${toCheck} to check`
}

function toCheckWords(count: number): string {
  const texts = plural(count, { one: 'the earlier text', other: 'the earlier texts' })
  return `${count} to check. Candidates still read the translation of ${texts}.`
}
