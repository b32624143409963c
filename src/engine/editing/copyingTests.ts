/**
 * A test candidate of a copied definition: the same answers and the same expectations, under the ids
 * of the copy (rule E4).
 */
import type { Answer } from '#schemas/answer.ts'
import type { Expectation, TestCandidate } from '#schemas/testCandidate.ts'
import { isMatrixAnswer } from '#src/engine/questions/matrix.ts'
import { isListOfTexts, isMultipleChoiceAnswer } from '#src/engine/questions/multipleChoice.ts'
import { isSingleChoiceAnswer } from '#src/engine/questions/singleChoice.ts'

type NewId = (id: string) => string

/** The test candidate of a copy: what it answers and expects, under the new ids (rule E4). */
export function candidateWithIds(
  candidate: TestCandidate,
  newId: NewId,
  partsOf: (questionId: string) => NewId,
): TestCandidate {
  const { answers, expected } = candidate
  const renamed = Object.entries(answers).map(([questionId, answer]) => [
    newId(questionId),
    answerWithIds(answer, partsOf(questionId)),
  ])
  return {
    ...candidate,
    answers: Object.fromEntries(renamed),
    ...(expected && { expected: expectationWithIds(expected, newId) }),
  }
}

/** Ids of options and rows, wherever a shape of answers has them; everything else is as it was. */
function answerWithIds(answer: Answer, newPart: NewId): Answer {
  if (isListOfTexts(answer)) return answer.map(newPart)
  if (isSingleChoiceAnswer(answer)) {
    const { option } = answer
    return option === undefined ? answer : { ...answer, option: newPart(option) }
  }
  if (isMultipleChoiceAnswer(answer)) return { ...answer, options: answer.options.map(newPart) }
  if (!isMatrixAnswer(answer)) return answer
  const rows = Object.entries(answer).map(([id, options]) => [newPart(id), options.map(newPart)])
  return Object.fromEntries(rows)
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
