import type { Question } from '#schemas/question.ts'

import { multipleChoicesWithin, singleChoicesWithin } from './choices.ts'
import { datesWithin } from './dates.ts'
import type { Demand, Judge, Proposals } from './demand.ts'
import { filesWithin } from './files.ts'
import { numbersWithin } from './numbers.ts'
import { ordersWithin } from './orders.ts'
import { patternTextsWithin } from './patternTexts.ts'
import { rowsWithin } from './rows.ts'
import { textsWithin } from './texts.ts'

/** Answers of a kind among which each way to meet or fail the demands is represented (rule K2). */
export function proposeAnswers(
  question: Question,
  demands: readonly Demand[],
  judge: Judge,
): Proposals {
  switch (question.kind) {
    case 'singleChoice':
      return singleChoicesWithin(question, demands)
    case 'multipleChoice':
      return multipleChoicesWithin(question, demands)
    case 'number':
      return all(numbersWithin(question, demands))
    case 'rating': {
      const { lowest, highest } = question
      return all(numbersWithin({ min: lowest, max: highest, step: 1 }, demands))
    }
    case 'date':
      return all(datesWithin(question, demands))
    case 'ranking':
      return all(ordersWithin(question, demands))
    case 'matrix':
      return all(rowsWithin(question, demands, judge))
    case 'file':
      return filesWithin(question, demands)
    case 'shortText':
      return question.pattern
        ? patternTextsWithin(question, question.pattern, demands, judge)
        : textsWithin(question, demands)
    case 'longText':
    case 'code':
      return textsWithin({ ...question, format: 'plain' }, demands)
    case 'signature':
      return all([{ typed: 'x' }])
    case 'consent':
      return all([true])
    case 'statement':
      return all([])
  }
}

function all(answers: Proposals['answers']): Proposals {
  return { answers, isComplete: true }
}
