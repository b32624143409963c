import type { Definition } from '#schemas/definition.ts'
import { textsToCheck } from '#src/assessment/engine/texts/originals.ts'
import { missingTexts, type Translatable } from '#src/assessment/engine/texts/translations.ts'
import { pluralsIn } from '#src/assessment/words/values/formats.ts'

const { counted } = pluralsIn<'one' | 'other'>('en')

/** "2 texts missing, 1 to check", of these texts in a language. */
export function translationProgress(
  definition: Definition,
  language: string,
  texts: readonly Translatable[],
): string {
  return progressWords(
    missingTexts(definition, language, texts).length,
    textsToCheck(definition, language, texts).length,
  )
}

export function progressWords(missing: number, toCheck: number): string {
  const words = [
    ...(missing > 0 ? [`${counted(missing, { one: 'text', other: 'texts' })} missing`] : []),
    ...(toCheck > 0 ? [`${toCheck} to check`] : []),
  ]
  return words.length === 0 ? 'complete' : words.join(', ')
}
