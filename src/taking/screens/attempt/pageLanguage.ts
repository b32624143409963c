/** The language of the candidate's page, whose words are loaded before anything is said in it. */
import type { Definition } from '#schemas/definition.ts'
import type { QuestionKind } from '#schemas/question.ts'
import { loadClock } from '#src/taking/screens/clock/loadClock.ts'
import { loadCopy } from '#src/taking/screens/copy/loadCopy.ts'
import { isLimited } from '#src/taking/storage/invitation.ts'
import { loadFields } from '#src/assessment/renderer/fields/fields.ts'
import { loadWords } from '#src/assessment/words/catalogues.ts'

import type { Arrival, TakeState } from './takeState.ts'

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
    case 'noEntry':
    case 'failed':
      return at.language ?? null
  }
}

/**
 * The language that the page keeps after signing in: the one chosen there, or for a new attempt the
 * one that the page has. Null if it is the one of the attempt, or of the browser.
 */
export function languageAfter(state: TakeState, isUnderWay: boolean): string | null {
  if (state.kind !== 'identify') return null
  const { languageFrom, invitation } = state
  const isKept = languageFrom === 'choice' || (languageFrom === 'pageBefore' && !isUnderWay)
  return isKept ? invitation.language : null
}

/** The words and fields that the pages of an assessment need in one language. */
type Needed = { language: string; kinds: readonly QuestionKind[]; isLimited: boolean }

/** Loads fields, clock and their words. False if that failed, and may succeed later. */
export async function loadPages({ language, kinds, ...needed }: Needed): Promise<boolean> {
  return (await loadFields(kinds, language)) && (await loadClock(language, needed.isLimited))
}

/** Loads what the questions of this definition need, in its language. False if that failed. */
export async function loadQuestions(definition: Definition): Promise<boolean> {
  const { sections, language } = definition
  const kinds = sections.flatMap(({ questions }) => questions.map(({ kind }) => kind))
  const needed = { language, kinds, isLimited: isLimited(definition) }
  return (await loadPages(needed)) && (await loadCopy(definition))
}

/**
 * Loads the words of an arrival. Returns it unchanged, or a state that says that they can't be
 * loaded.
 */
export async function withLanguageWords(at: Arrival): Promise<Arrival> {
  const language = languageOf(at)
  if (language === null) return at
  const hasClock = 'invitation' in at && at.invitation.isLimited
  const isLoaded = await loadWords(language).then(
    () => loadClock(language, hasClock),
    () => false,
  )
  return isLoaded ? at : { kind: 'failed', why: 'notLoaded' }
}
