import type { Question, QuestionKind, QuestionOf } from '#schemas/question.ts'

import { datesWithin } from './date/proposing.ts'
import type { Demand, Judge, Proposals } from './parts/demand.ts'
import { filesWithin } from './file/proposing.ts'
import { rowsWithin } from './matrix/proposing.ts'
import { multipleChoicesWithin } from './multipleChoice/proposing.ts'
import { numbersWithin } from './parts/numberProposing.ts'
import { ordersWithin } from './ranking/proposing.ts'
import { shortTextsWithin } from './shortText/proposing.ts'
import { singleChoicesWithin } from './singleChoice/proposing.ts'
import { plainTextsWithin } from './parts/textProposing.ts'

type Propose<Q> = (question: Q, demands: readonly Demand[], judge: Judge) => Proposals

/** How answers are proposed, by kind. A missing kind does not compile. */
const proposing: { readonly [K in QuestionKind]: Propose<QuestionOf<K>> } = {
  singleChoice: singleChoicesWithin,
  multipleChoice: multipleChoicesWithin,
  shortText: shortTextsWithin,
  longText: plainTextsWithin,
  number: (question, demands) => all(numbersWithin(question, demands)),
  date: (question, demands) => all(datesWithin(question, demands)),
  rating: ({ lowest, highest }, demands) =>
    all(numbersWithin({ min: lowest, max: highest, step: 1 }, demands)),
  ranking: (question, demands) => all(ordersWithin(question, demands)),
  matrix: (question, demands, judge) => all(rowsWithin(question, demands, judge)),
  file: filesWithin,
  code: plainTextsWithin,
  signature: () => all([{ typed: 'x' }]),
  consent: () => all([true]),
  statement: () => all([]),
}

/** Answers of a kind that represent every way of meeting or failing the demands (rule K2). */
export function proposeAnswers(
  question: Question,
  demands: readonly Demand[],
  judge: Judge,
): Proposals {
  return proposerOf(question)(question, demands, judge)
}

function proposerOf<K extends QuestionKind>({ kind }: { kind: K }): Propose<QuestionOf<K>> {
  return proposing[kind]
}

function all(answers: Proposals['answers']): Proposals {
  return { answers, isComplete: true }
}
