/**
 * A draft that is edited while it is filled in: steps in any order, and the evaluation that follows
 * them from one to the next.
 */
import fc from 'fast-check'

import type { Answer, Answers } from '#schemas/answer.ts'
import type { Definition } from '#schemas/definition.ts'
import { compile } from '#src/engine/compile.ts'
import { giveAnswer, moveToDefinition, startEvaluation } from '#src/engine/evaluation.ts'
import type { Change, Evaluation } from '#src/engine/evaluationState.ts'

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

/** After a step. An answer comes with the change that it was told to make, an edit with none. */
export type Played = {
  definition: Definition
  answers: Answers
  evaluation: Evaluation
  change: Change | null
  /** What the calculated values were before it. */
  calculatedBefore: readonly unknown[]
}

/** Takes one step after the other, and stops after each of them. */
export function* play(start: Definition, steps: readonly Step[], seed: number): Generator<Played> {
  let definition = start
  let evaluation = startEvaluation(compile(start), {}, { seed })
  const answers: Record<string, Answer> = {}
  for (const step of steps) {
    const calculatedBefore = [...evaluation.calculated]
    let change: Change | null = null
    if ('edit' in step) {
      definition = step.edit(definition)
      evaluation = moveToDefinition(evaluation, compile(definition, evaluation.compiled))
    } else {
      const [id, answer] = step.give
      if (answer === undefined) delete answers[id]
      else answers[id] = answer
      change = giveAnswer(evaluation, id, answer)
    }
    yield { definition, answers, evaluation, change, calculatedBefore }
  }
}
