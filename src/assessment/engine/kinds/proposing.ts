import type { QuestionKind, QuestionOf } from '#schemas/question.ts'
import type { TextRules } from '#schemas/textRules.ts'

import { datesWithin } from './date/proposing.ts'
import type { PreparedQuestion } from './parts/defineAnswering.ts'
import type { Demand, Judge, Proposals } from './parts/demand.ts'
import { filesWithin } from './file/proposing.ts'
import { rowsWithin } from './matrix/proposing.ts'
import { multipleChoicesWithin } from './multipleChoice/proposing.ts'
import { numbersWithin } from './parts/numberProposing.ts'
import { ordersWithin } from './ranking/proposing.ts'
import { shortTextsWithin } from './shortText/proposing.ts'
import { singleChoicesWithin } from './singleChoice/proposing.ts'
import { plainTextsWithin } from './parts/textProposing.ts'

type Propose<Q> = (
  question: Q,
  demands: readonly Demand[],
  judge: Judge,
  textRules: TextRules,
) => Proposals

/** How answers are proposed, by kind. A missing kind does not compile. */
const proposing: { readonly [K in QuestionKind]: Propose<QuestionOf<K>> } = {
  singleChoice: (question, demands, _, rules) => singleChoicesWithin(question, demands, rules),
  multipleChoice: (question, demands, _, rules) => multipleChoicesWithin(question, demands, rules),
  shortText: shortTextsWithin,
  longText: (question, demands) => plainTextsWithin(question, demands),
  number: (question, demands) => all(numbersWithin(question, demands)),
  date: (question, demands) => all(datesWithin(question, demands)),
  rating: ({ lowest, highest }, demands) =>
    all(numbersWithin({ min: lowest, max: highest, step: 1 }, demands)),
  ranking: (question, demands) => all(ordersWithin(question, demands)),
  matrix: (question, demands, judge) => all(rowsWithin(question, demands, judge)),
  file: filesWithin,
  code: (question, demands) => plainTextsWithin(question, demands),
  signature: () => all([{ typed: 'x' }]),
  consent: () => all([true]),
  statement: () => all([]),
}

/** Answers of a kind that represent every way of meeting or failing the demands (rule K2). */
export function proposeAnswers(
  { question, textRules }: Pick<PreparedQuestion, 'question' | 'textRules'>,
  demands: readonly Demand[],
  judge: Judge,
): Proposals {
  return proposerOf(question)(question, demands, judge, textRules)
}

function proposerOf<K extends QuestionKind>({ kind }: { kind: K }): Propose<QuestionOf<K>> {
  return proposing[kind]
}

function all(answers: Proposals['answers']): Proposals {
  return { answers, isComplete: true }
}
