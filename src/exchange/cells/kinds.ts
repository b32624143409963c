import type { PastedQuestion } from '#src/exchange/pasted/pastedReading.ts'

/** What a cell may say of the kind of its question. A choice may turn out to be of several. */
export type NamedKind = PastedQuestion['kind'] | 'choice' | 'trueFalse'

/** The first that fits counts: "multiple choice" is one of several options wherever quizzes are made. */
const NAMES: readonly (readonly [NamedKind, RegExp])[] = [
  ['multipleChoice', /check ?box|multi(?:ple)? ?(?:-? ?select|response|answer|correct)|select all/],
  ['trueFalse', /true|boolean|yes ?(?:\/|or) ?no/],
  ['choice', /choice|mcq|single|radio|drop ?down|select/],
  ['longText', /long|essay|paragraph|open|free/],
  ['shortText', /short|fill|blank|text/],
  ['number', /num/],
  ['date', /date/],
  ['rating', /rating|scale|likert|stars/],
  ['statement', /statement|info|description|section/],
]

/** Null for a word that names no kind; also for none. */
export function namedKind(text: string): NamedKind | null {
  const plain = text.toLowerCase().replace(/[_-]+/g, ' ')
  return NAMES.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}
