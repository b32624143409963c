/** Evaluates answers with the engine: whether they reach a place, and which of them that needs. */
import type { Answer, Answers } from '#schemas/answer.ts'
import type { Compiled } from '#src/assessment/engine/evaluation/compile.ts'
import { giveAnswer, startEvaluation } from '#src/assessment/engine/evaluation/evaluation.ts'
import type { Evaluation } from '#src/assessment/engine/evaluation/evaluationState.ts'

/** Whether the goal is reached. */
export type Aim = (evaluation: Evaluation) => boolean

/** An evaluation without answers, reused to check one path after another. */
export function newStage(compiled: Compiled, seed = 0): Evaluation {
  return startEvaluation(compiled, {}, { seed })
}

/** The earliest and latest possible start. */
const STARTS = ['0001-01-01T00:00:00.000Z', '9999-12-31T00:00:00.000Z']

/** Whether the answers reach the goal whichever of these days the attempt starts on (rule K15). */
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
 * A subset of these answers that reaches the goal and from which none can be dropped; null if even
 * all of them don't (rule K5). Answers known to be needed are not tried. Leaves the evaluation
 * without answers.
 */
export function shortestOf(
  stage: Evaluation,
  answers: Answers,
  isMet: Aim,
  needed: ReadonlySet<string>,
): Answers | null {
  const entries = Object.entries(answers)
  for (const [questionId, answer] of entries) giveAnswer(stage, questionId, answer)
  const kept = isMet(stage) ? withoutNeedless(stage, entries, isMet, needed) : null
  for (const [questionId] of entries) giveAnswer(stage, questionId, undefined)
  return kept && Object.fromEntries(kept)
}

/** Dropping one answer may make others unnecessary, so those are tried again. */
function withoutNeedless(
  stage: Evaluation,
  entries: readonly [string, Answer][],
  isMet: Aim,
  needed: ReadonlySet<string>,
): [string, Answer][] {
  let kept = [...entries]
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
