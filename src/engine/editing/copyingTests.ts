/**
 * A test candidate of a copied definition: the same answers and the same expectations, under the ids
 * of the copy (rule E4).
 */
import type { Answer } from '#schemas/answer.ts'
import type { Question } from '#schemas/question.ts'
import type { Expectation, TestCandidate } from '#schemas/testCandidate.ts'
import { isMatrixAnswer } from '#src/engine/questions/matrix.ts'
import { isMultipleChoiceAnswer } from '#src/engine/questions/multipleChoice.ts'
import { isRankingAnswer } from '#src/engine/questions/ranking.ts'
import { isSingleChoiceAnswer } from '#src/engine/questions/singleChoice.ts'

type NewId = (id: string) => string

/** A question before it was copied, and what its options and rows are called in the copy. */
type Copied = { question: Question | undefined; newPart: NewId }

/** The test candidate of a copy: what it answers and expects, under the new ids (rule E4). */
export function candidateWithIds(
  candidate: TestCandidate,
  newId: NewId,
  copiedOf: (questionId: string) => Copied,
): TestCandidate {
  const { answers, expected } = candidate
  const renamed = Object.entries(answers).map(([questionId, answer]) => {
    const { question, newPart } = copiedOf(questionId)
    return [newId(questionId), answerWithIds(answer, question, newPart)]
  })
  return {
    ...candidate,
    answers: Object.fromEntries(renamed),
    ...(expected && { expected: expectationWithIds(expected, newId) }),
  }
}

/** Ids of options and rows are where the kind of the question has them; other shapes stay (rule B2). */
function answerWithIds(answer: Answer, question: Question | undefined, newPart: NewId): Answer {
  if (question === undefined) return answer
  switch (question.kind) {
    case 'singleChoice': {
      if (!isSingleChoiceAnswer(answer) || answer.option === undefined) return answer
      return { ...answer, option: newPart(answer.option) }
    }
    case 'multipleChoice':
      if (!isMultipleChoiceAnswer(answer)) return answer
      return { ...answer, options: answer.options.map(newPart) }
    case 'ranking':
      return isRankingAnswer(answer) ? answer.map(newPart) : answer
    case 'matrix': {
      if (!isMatrixAnswer(answer)) return answer
      const rows = Object.entries(answer).map(([id, ids]) => [newPart(id), ids.map(newPart)])
      return Object.fromEntries(rows)
    }
    case 'shortText':
    case 'longText':
    case 'number':
    case 'date':
    case 'rating':
    case 'file':
    case 'code':
    case 'signature':
    case 'consent':
    case 'statement':
      return answer
  }
}

function expectationWithIds(expected: Expectation, newId: NewId): Expectation {
  const { shown, violations, knockOuts } = expected
  return {
    ...expected,
    ...(shown && { shown: shown.map(newId) }),
    ...(violations && {
      violations: violations.map((each) => ({ ...each, questionId: newId(each.questionId) })),
    }),
    ...(knockOuts && { knockOuts: knockOuts.map(newId) }),
  }
}
