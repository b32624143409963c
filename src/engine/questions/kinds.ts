import type { Question, QuestionKind } from '#schemas/question.ts'

import { code } from './code.ts'
import { consent } from './consent.ts'
import { date } from './date.ts'
import { file } from './file.ts'
import type { AskedQuestion, Kind } from './kind.ts'
import { longText } from './longText.ts'
import { matrix } from './matrix.ts'
import { multipleChoice } from './multipleChoice.ts'
import { number } from './number.ts'
import { ranking } from './ranking.ts'
import { rating } from './rating.ts'
import { shortText } from './shortText.ts'
import { signature } from './signature.ts'
import { singleChoice } from './singleChoice.ts'
import { statement } from './statement.ts'

/** All kinds there are; a forgotten one does not compile. */
export const kinds: { readonly [K in QuestionKind]: Kind<K> } = {
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

/** The question, ready to be asked about answers. */
export function askQuestion(question: Question): AskedQuestion {
  return kinds[question.kind].ask(question)
}
