import type { Question, QuestionKind, QuestionOf } from '#schemas/question.ts'
import { longestText } from '#src/assessment/engine/kinds/parts/textAnswers.ts'

import { type CandidateWords, fileWords, furtherWords } from './candidateWords.ts'

type Limit = number | string

type Limited<Q extends Question> = {
  /** The limits of a question in words; null if there are none. */
  words?: (question: Q, words: CandidateWords) => string | null
  /** The lower and upper limit, as far as it has them. */
  ends?: (question: Q) => readonly [low: Limit | undefined, high: Limit | undefined]
}

const text: Limited<QuestionOf<'shortText' | 'longText' | 'code'>> = {
  words: ({ minLength, maxLength }, { limits }) =>
    limits.characters({ min: wanted(minLength), max: longestSaid(maxLength) }),
}

/** The kinds that have limits. */
const limited: { readonly [K in QuestionKind]?: Limited<QuestionOf<K>> } = {
  singleChoice: {
    words: ({ selfIdentification }, { limits }) =>
      selfIdentification ? limits.selfIdentification : null,
  },
  shortText: text,
  longText: text,
  code: text,
  multipleChoice: {
    words: ({ minChoices, maxChoices }, { limits }) =>
      limits.choices({ min: wanted(minChoices), max: maxChoices }) ?? limits.chooseAll,
    ends: ({ minChoices, maxChoices }) => [minChoices, maxChoices],
  },
  number: {
    words: ({ min, max, step }, { limits }) => limits.numbers({ min, max, step }),
    ends: ({ min, max }) => [min, max],
  },
  date: {
    words: ({ min, max }, words) => furtherWords(words).limits.dates({ min, max }),
    ends: ({ min, max }) => [min, max],
  },
  rating: { ends: ({ lowest, highest }) => [lowest, highest] },
  matrix: {
    words: ({ several }, words) => (several ? furtherWords(words).limits.chooseAllInRows : null),
  },
  file: {
    words: ({ minFiles, maxFiles, accept, maxSize }, words) =>
      fileWords(words).limits({
        min: wanted(minFiles),
        max: maxFiles,
        kinds: accept.map((ending) => ending.slice(1).toUpperCase()),
        size: maxSize,
      }),
    ends: ({ minFiles, maxFiles }) => [minFiles, maxFiles],
  },
}

/**
 * The facts that candidates should know before they answer, such as limits; null if there are none.
 */
export function limitWords(question: Question, words: CandidateWords): string | null {
  return limitedOf(question)?.words?.(question, words) ?? null
}

/** The lower and upper limit; null unless the question has both. */
export function endsOf(question: Question): readonly [low: Limit, high: Limit] | null {
  const [low, high] = limitedOf(question)?.ends?.(question) ?? []
  return low === undefined || high === undefined ? null : [low, high]
}

function limitedOf<K extends QuestionKind>({
  kind,
}: {
  kind: K
}): Limited<QuestionOf<K>> | undefined {
  return limited[kind]
}

/** A minimum of 0 is no limit. */
function wanted(least: number | undefined): number | undefined {
  return least === 0 ? undefined : least
}

/** A limit not set by the author is only mentioned once it is exceeded. */
function longestSaid(maxLength: number | undefined): number | undefined {
  return maxLength === undefined ? undefined : longestText({ maxLength })
}
