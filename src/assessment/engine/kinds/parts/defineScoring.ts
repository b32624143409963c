/** The meaning of one kind's answer key. Never loaded by the candidate's page. */
import type { Answer } from '#schemas/answer.ts'
import type { Predicate } from '#schemas/condition.ts'
import type { QuestionKind, QuestionOf } from '#schemas/question.ts'
import type { TextRules } from '#schemas/textRules.ts'

type KeyIn<Q> = Q extends { key?: infer Key } ? NonNullable<Key> : never

/** The kinds that can have an answer key. */
export type KeyedKind = {
  [K in QuestionKind]: KeyIn<QuestionOf<K>> extends never ? never : K
}[QuestionKind]

/** A question with its key. */
export type Keyed<K extends KeyedKind = KeyedKind> = QuestionOf<K> & { key: KeyIn<QuestionOf<K>> }

/** The parts of a key, each of which earns an equal share of the points. */
type KeyPart = 'rows' | 'options' | 'places' | 'pairs'

/**
 * How many parts of the key were met; `of` is 1 for all or nothing. Where
 * wrong choices take some off, `met` is those `chosen` less the `wrong` ones. Null: the key is empty.
 */
export type Judgement = {
  met: number
  of: number
  sharedBy?: KeyPart
  chosen?: number
  wrong?: number
} | null

/** Sets are in a fixed order. `shared` is there if parts of the key earn a share of the points. */
export type KeySense =
  | { readonly any: readonly string[] }
  | { readonly exactly: readonly string[]; readonly shared?: string }
  | { readonly order: readonly string[]; readonly shared?: string }
  | { readonly rows: readonly (readonly [string, KeySense])[]; readonly shared?: string }
  | { readonly near: number | string; readonly within: number }
  | { readonly texts: readonly string[]; readonly ignoreCase: boolean }

/** Any one of these options is correct; a single one is exactly that one. */
export function anyOf(options: readonly string[]): KeySense {
  const sorted = [...new Set(options)].toSorted()
  return sorted.length === 1 ? { exactly: sorted } : { any: sorted }
}

/** How a key judges answers. Answers of the wrong shape don't meet it (rule B2). */
export type Scoring<K extends KeyedKind = KeyedKind> = {
  readonly kind: K
  /**
   * Whether points without a key look like an oversight rather than a question to be marked by a
   * person.
   */
  readonly isKeyExpected: boolean
  judge(question: Keyed<K>, answer: Answer, textRules: TextRules): Judgement
  /** What the key asks for. Keys are the same if it is written the same as JSON (rule E11). */
  sense(question: Keyed<K>): KeySense
  /** The key as a predicate, close enough to propose answers with; null if that isn't possible. */
  asPredicate(question: Keyed<K>): Predicate | null
  /** Whether some answer meets the key; `isAllowed`: it is not blank and breaks no rule. */
  canBeMet(question: Keyed<K>, isAllowed: (answer: Answer) => boolean): boolean
  /**
   * The texts, or the first and last number or day and the steps, that meet the key and are allowed,
   * for kinds whose limits can cut a key without emptying it. Only called if it can be met.
   */
  allowedPart?(
    question: Keyed<K>,
    isAllowed: (answer: Answer) => boolean,
  ): readonly (string | number)[]
}

/** A single part, met or not. */
export function judged(isMet: boolean): Judgement {
  return { met: isMet ? 1 : 0, of: 1 }
}

export function defineScoring<K extends KeyedKind>(
  kind: K,
  parts: Omit<Scoring<K>, 'kind' | 'isKeyExpected'> & { isKeyExpected?: boolean },
): Scoring<K> {
  return { isKeyExpected: true, ...parts, kind }
}
