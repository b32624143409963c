/**
 * Played through the engine: whether answers reach a place, and which of them are needed for it.
 */
import type { Answer, Answers } from '#schemas/answer.ts'
import type { Compiled } from '#src/engine/compile.ts'
import { giveAnswer, startEvaluation } from '#src/engine/evaluation.ts'
import type { Evaluation } from '#src/engine/evaluationState.ts'

/** Whether what is wanted has come about. */
export type Aim = (evaluation: Evaluation) => boolean

/** An evaluation without answers, to play paths through one after the other. */
export function newStage(compiled: Compiled, seed = 0): Evaluation {
  return startEvaluation(compiled, {}, { seed })
}

/** The first and the last day that there can be. */
const STARTS = ['0001-01-01T00:00:00.000Z', '9999-12-31T00:00:00.000Z']

/** Whether the answers meet the aim on whichever of these days the attempt begins (rule K15). */
export function isMetWhenever(
  { compiled, context }: Evaluation,
  answers: Answers,
  isMet: Aim,
): boolean {
  return STARTS.every((startedAt) =>
    isMet(startEvaluation(compiled, answers, { ...context, startedAt })),
  )
}

/**
 * Answers out of these that meet the aim, from which none can be dropped; null if even all of them
 * don't (rule K5). Those known to be needed are not tried. Leaves the stage without answers.
 */
export function shortestOf(
  stage: Evaluation,
  answers: Answers,
  isMet: Aim,
  needed: ReadonlySet<string>,
): Answers | null {
  const given = Object.entries(answers)
  for (const [questionId, answer] of given) giveAnswer(stage, questionId, answer)
  const kept = isMet(stage) ? withoutNeedless(stage, given, isMet, needed) : null
  for (const [questionId] of given) giveAnswer(stage, questionId, undefined)
  return kept && Object.fromEntries(kept)
}

/** Once dropping one has made another needless, what was tried before is tried again. */
function withoutNeedless(
  stage: Evaluation,
  given: readonly [string, Answer][],
  isMet: Aim,
  needed: ReadonlySet<string>,
): [string, Answer][] {
  let kept = [...given]
  let before: number
  do {
    before = kept.length
    for (const [questionId, answer] of kept) {
      if (needed.has(questionId)) continue
      giveAnswer(stage, questionId, undefined)
      if (isMet(stage)) kept = kept.filter(([id]) => id !== questionId)
      else giveAnswer(stage, questionId, answer)
    }
  } while (kept.length < before)
  return kept
}
