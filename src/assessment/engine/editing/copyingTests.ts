/**
 * Test candidates of a copied definition: the same answers and expectations under the copy's ids
 * (rule E4).
 */
import { LARGEST_SEED } from '#schemas/base.ts'
import type { Section } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import type { Expectation, TestCandidate } from '#schemas/testCandidate.ts'
import { drawQuestions } from '#src/assessment/engine/drawing.ts'
import { authoringOf } from '#src/assessment/engine/kinds/authoring.ts'

type NewId = (id: string) => string

/** How many seeds are tried, within a moment: four for each way to draw 5 of 12 questions. */
const SEEDS_TRIED = 3_000

/**
 * The copied test candidate with a seed that draws the copies of the questions that its own seed drew,
 * because a draw depends on ids (rule D1). If none of many seeds does, it expects nothing, rather than
 * something else than before.
 */
export function withSameDraw(
  candidate: TestCandidate,
  sections: readonly Section[],
  copies: readonly Section[],
): TestCandidate {
  const { seed = 0, expected: _given, ...rest } = candidate
  const drawing = sections.flatMap((section, place) => {
    const copy = copies[place]
    return section.draw === undefined || !copy ? [] : [{ copy, wanted: drawn(section, seed) }]
  })
  if (drawing.length === 0) return candidate
  for (let tried = 0; tried < SEEDS_TRIED; tried++) {
    const other = (seed + tried) % (LARGEST_SEED + 1)
    if (drawing.every(({ copy, wanted }) => drawn(copy, other) === wanted)) {
      return { ...candidate, seed: other }
    }
  }
  return { ...rest, seed }
}

/** The places of the questions that are drawn, as a text to compare. */
function drawn(section: Section, seed: number): string {
  const { order, drawn: count } = drawQuestions(section, seed)
  return order
    .slice(0, count)
    .toSorted((a, b) => a - b)
    .join()
}

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
