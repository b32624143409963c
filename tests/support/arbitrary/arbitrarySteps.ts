/**
 * A draft that is edited while it is filled in: steps in any order, and the evaluation that follows
 * them.
 */
import fc from 'fast-check'

import type { Answer, Answers } from '#schemas/answer.ts'
import type { Definition } from '#schemas/definition.ts'
import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import { compileEdited } from '#src/assessment/engine/evaluation/compileEdited.ts'
import { giveAnswer, startEvaluation } from '#src/assessment/engine/evaluation/evaluation.ts'
import { moveToDefinition } from '#src/assessment/engine/evaluation/moveToDefinition.ts'
import type { Change, Evaluation } from '#src/assessment/engine/evaluation/evaluationState.ts'

import { anyAnswer, questionIds } from './arbitraries.ts'
import { anyEdit, type Edit } from './arbitraryEdits.ts'

type Step = { give: [string, Answer | undefined] } | { edit: Edit }

export const anySteps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.constantFrom(...questionIds), fc.option(anyAnswer, { nil: undefined }))
        .map((give) => ({ give })),
    },
    { weight: 1, arbitrary: anyEdit.map((edit) => ({ edit })) },
  ),
  { maxLength: 16 },
)

/** The state after a step. An answer has the reported change, an edit none. */
export type Played = {
  definition: Definition
  answers: Answers
  evaluation: Evaluation
  change: Change | null
  /** The calculated values before it. */
  calculatedBefore: readonly unknown[]
}

/** Performs the steps one by one, yielding after each. */
export function* play(start: Definition, steps: readonly Step[], seed: number): Generator<Played> {
  let definition = start
  let evaluation = startEvaluation(compile(start), {}, { seed })
  const answers: Record<string, Answer> = {}
  for (const step of steps) {
    const calculatedBefore = [...evaluation.calculated]
    let change: Change | null = null
    if ('edit' in step) {
      definition = step.edit(definition)
      evaluation = moveToDefinition(evaluation, compileEdited(definition, evaluation.compiled))
    } else {
      const [id, answer] = step.give
      if (answer === undefined) delete answers[id]
      else answers[id] = answer
      change = giveAnswer(evaluation, id, answer)
    }
    yield { definition, answers, evaluation, change, calculatedBefore }
  }
}
