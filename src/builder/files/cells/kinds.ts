import type { PastedQuestion } from '#src/builder/files/pasted/pastedQuestion.ts'

/** The kind a cell may name. A `choice` may turn out to have several correct options. */
export type NamedKind = PastedQuestion['kind'] | 'choice' | 'trueFalse'

/** The first match counts. In quizzes "multiple choice" usually means one of several options. */
const NAMES: readonly (readonly [NamedKind, RegExp])[] = [
  [
    'multipleChoice',
    /check ?box|multi(?:ple)? ?(?:-? ?select|response|answer|correct)|select all|^multiple$/,
  ],
  ['shortText', /single ?line|gap ?fill/],
  ['longText', /multi ?line/],
  ['trueFalse', /true|boolean|yes ?(?:\/|or) ?no/],
  ['choice', /choice|mcq|single|poll|radio|drop ?down|select/],
  ['longText', /long|essay|paragraph|open|free/],
  ['shortText', /short|fill|blank|text/],
  ['number', /num/],
  ['date', /date/],
  ['rating', /rating|scale|likert|stars/],
  ['statement', /statement|info|description|section/],
]

/** Null if the text is empty or names no kind. */
export function namedKind(text: string): NamedKind | null {
  const plain = text.toLowerCase().replace(/[_-]+/g, ' ')
  return NAMES.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}
