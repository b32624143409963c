/** The language of the candidate's page, whose words are loaded before anything is said in it. */
import type { QuestionKind } from '#schemas/question.ts'
import { loadClock } from '#src/taking/screens/clock/loadClock.ts'
import { loadFields } from '#src/assessment/renderer/fields/fields.ts'
import { loadWords } from '#src/assessment/words/catalogues.ts'

import type { Arrival } from './takeState.ts'

/** The language of what is open; null if that has none of its own. */
export function languageOf(at: Arrival): string | null {
  switch (at.kind) {
    case 'identify':
    case 'welcome':
      return at.invitation.language
    case 'filling':
      return at.attempt.definition.language
    case 'receipt':
      return at.receipt.language ?? null
    case 'openElsewhere':
    case 'alreadySubmitted':
      return at.language ?? null
    case 'noEntry':
    case 'failed':
      return null
  }
}

/** The words and fields that the pages of an assessment need in one language. */
type Needed = { language: string; kinds: readonly QuestionKind[]; isLimited: boolean }

/** Loads fields, clock and their words. False if that failed, and may succeed later. */
export async function loadPages({ language, kinds, isLimited }: Needed): Promise<boolean> {
  return (await loadFields(kinds, language)) && (await loadClock(language, isLimited))
}

/**
 * Loads the words of an arrival. Returns it unchanged, or a state that says that they can't be
 * loaded.
 */
export async function withLanguageWords(at: Arrival): Promise<Arrival> {
  const language = languageOf(at)
  if (language === null) return at
  return loadWords(language).then(
    () => at,
    () => ({ kind: 'failed', why: 'notLoaded' }),
  )
}
