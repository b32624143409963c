import { type Answers, answerSchemas, answersSchema } from '#schemas/answer.ts'
import type { Definition } from '#schemas/definition.ts'
import { done, type Result } from '#schemas/result.ts'
import { findQuestion } from '#src/assessment/engine/editing/definition.ts'
import { authoringOf } from '#src/assessment/engine/kinds/authoring.ts'
import { firstProblem } from '#src/storage/json/firstProblem.ts'
import type { JsonPath } from '#src/storage/json/jsonPath.ts'
import { type Problem, type Unreadable, unreadable } from '#src/storage/json/unreadableFile.ts'

/** Answers by question id from parsed JSON, located at `base` of a file. */
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
    return { path: [], why: 'there is no question with this id: remove its answer' }
  }
  if (question.kind === 'statement') {
    return { path: [], why: 'a statement takes no answer: remove it' }
  }
  const checked = answerSchemas[question.kind].safeParse(answer)
  if (checked.success) return null
  const problem = firstProblem(checked.error.issues, answer)
  if (problem.path.length > 0) return problem
  const examples = authoringOf(question).examples.map((example) => JSON.stringify(example))
  const why = `an answer of the kind ${question.kind} must look like ${examples.join(' or ')}`
  return { path: [], why }
}
