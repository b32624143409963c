import type { QuestionKind } from '#schemas/question.ts'

import { date } from './date/authoring.ts'
import type { Authoring } from './parts/defineAuthoring.ts'
import { file } from './file/authoring.ts'
import { matrix } from './matrix/authoring.ts'
import { multipleChoice } from './multipleChoice/authoring.ts'
import { number } from './number/authoring.ts'
import { code, consent, longText, signature, statement } from './plainAuthoring.ts'
import { ranking } from './ranking/authoring.ts'
import { rating } from './rating/authoring.ts'
import { shortText } from './shortText/authoring.ts'
import { singleChoice } from './singleChoice/authoring.ts'

/** The facts for authoring, by kind. A missing kind does not compile. */
const authoring: { readonly [K in QuestionKind]: Authoring<K> } = {
  singleChoice,
  multipleChoice,
  shortText,
  longText,
  number,
  date,
  rating,
  ranking,
  matrix,
  file,
  code,
  signature,
  consent,
  statement,
}

export function authoringOf<K extends QuestionKind>({ kind }: { kind: K }): Authoring<K> {
  return authoring[kind]
}
