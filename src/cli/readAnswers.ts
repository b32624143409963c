import { type Answers, answerSchemas, answersSchema } from '#schemas/answer.ts'
import type { Definition } from '#schemas/definition.ts'
import type { AnswerableQuestion } from '#schemas/question.ts'
import { done, type Result } from '#schemas/result.ts'
import { findQuestion } from '#src/engine/editing/definition.ts'
import { firstProblem } from '#src/exchange/file/firstProblem.ts'
import type { JsonPath } from '#src/exchange/file/jsonPath.ts'
import { type Problem, type Unreadable, unreadable } from '#src/exchange/file/unreadable.ts'

/** Answers by question id, out of parsed JSON that stands at `base` of a file. */
export function readAnswers(
  value: unknown,
  definition: Definition,
  base: JsonPath = [],
): Result<Answers, Unreadable> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const why = 'it must be an object of answers by question id, like {"years": 3}'
    return unreadable({ path: [], why }, base)
  }
  for (const [questionId, answer] of Object.entries(value)) {
    const problem = problemWith(questionId, answer, definition)
    if (problem !== null) {
      return unreadable({ ...problem, path: [questionId, ...problem.path] }, base)
    }
  }
  const checked = answersSchema.safeParse(value)
  if (checked.success) return done(checked.data)
  return unreadable(firstProblem(checked.error.issues, value), base)
}

function problemWith(questionId: string, answer: unknown, definition: Definition): Problem | null {
  const question = findQuestion(definition, questionId)?.question
  if (question === undefined) {
    return { path: [], why: 'there is no question with this id: take its answer away' }
  }
  if (question.kind === 'statement') {
    return { path: [], why: 'a statement takes no answer: take it away' }
  }
  const checked = answerSchemas[question.kind].safeParse(answer)
  if (checked.success) return null
  const problem = firstProblem(checked.error.issues, answer)
  if (problem.path.length > 0) return problem
  const why = `an answer of the kind ${question.kind} must look like ${EXAMPLES[question.kind]}`
  return { path: [], why }
}

const EXAMPLES: { readonly [K in AnswerableQuestion['kind']]: string } = {
  singleChoice: '{"option": "back"} or {"other": "own words"}',
  multipleChoice: '{"options": ["a", "b"]}',
  shortText: '"text"',
  longText: '"text"',
  code: '"text"',
  number: '3.5 or {"raw": "three"}',
  date: '"2026-11-21" or {"raw": "soon"}',
  rating: '4, a whole number',
  ranking: '["b", "a", "c"]',
  matrix: '{"row1": ["good"]}',
  file: '[{"fileId": "f1", "name": "cv.pdf", "type": "application/pdf", "size": 9, "sha256": "…"}]',
  signature: '{"typed": "Ada"} or {"strokes": [[{"x": 0, "y": 0}]]}',
  consent: 'true; leave it out where the box is not ticked',
}
