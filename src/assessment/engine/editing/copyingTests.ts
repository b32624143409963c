/**
 * Test candidates of a copied definition: the same answers and expectations under the copy's ids
 * (rule E4).
 */
import type { Question } from '#schemas/question.ts'
import type { Expectation, TestCandidate } from '#schemas/testCandidate.ts'
import { authoringOf } from '#src/assessment/engine/kinds/authoring.ts'

type NewId = (id: string) => string

/** A question before copying, and the new ids of its options and rows. */
type Copied = { question: Question | undefined; newPart: NewId }

/** The test candidate with the copy's ids in its answers and expectations (rule E4). */
export function candidateWithIds(
  candidate: TestCandidate,
  newId: NewId,
  copiedOf: (questionId: string) => Copied,
): TestCandidate {
  const { answers, expected } = candidate
  const renamed = Object.entries(answers).map(([questionId, answer]) => {
    const { question, newPart } = copiedOf(questionId)
    return [
      newId(questionId),
      question ? authoringOf(question).answerWithPartIds(answer, newPart) : answer,
    ]
  })
  return {
    ...candidate,
    answers: Object.fromEntries(renamed),
    ...(expected && { expected: expectationWithIds(expected, newId) }),
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
