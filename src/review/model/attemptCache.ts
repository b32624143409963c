/** Caches the evaluation of each attempt, because submitted ones never change. */
import type { KeyCorrection, Version } from '#schemas/records/assessment.ts'
import type { Definition } from '#schemas/definition.ts'
import type { FinishedAttempt } from '#schemas/attempt.ts'
import { type Compiled, compile } from '#src/assessment/engine/evaluation/compile.ts'
import { startEvaluation } from '#src/assessment/engine/evaluation/evaluation.ts'
import type { Evaluation } from '#src/assessment/engine/evaluation/evaluationState.ts'
import { type ReadSection, readEvaluation } from '#src/assessment/engine/evaluation/reading.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { type Score, scoreEvaluation } from '#src/assessment/engine/scoring/scoring.ts'

import { type AnswerMask, answerMask, type KnownPerson } from './masking/answerMask.ts'

/** Contains names. Each function computes its result at the first call. */
export interface EvaluatedAttempt {
  evaluation: () => Evaluation
  sections: () => readonly ReadSection[]
  scoreByKeys: () => Score
}

/** A version as it was published, or with corrected keys. */
export type EvaluatedVersion = Version & {
  published?: Definition
  corrections?: readonly KeyCorrection[]
}

/** Kept by the page that shows the attempts, so that nothing is left in memory after it. */
export interface AttemptCache {
  evaluated: (version: EvaluatedVersion, attempt: FinishedAttempt) => EvaluatedAttempt
  /** The mask of an attempt; `version` is null if it can't be read. */
  mask: (version: Version | null, attempt: FinishedAttempt, person: KnownPerson) => AnswerMask
}

export function attemptCache(): AttemptCache {
  const compiledById = new Map<string, Compiled>()
  const evaluatedById = new Map<string, EvaluatedAttempt>()
  const masks = new Map<string, AnswerMask>()
  return {
    evaluated(version, attempt) {
      // Corrected keys are only ever added.
      const keys = version.corrections?.length ?? 0
      return kept(evaluatedById, `${attempt.attemptId} ${keys}`, () => {
        const evaluation = once(() => {
          const compiled = kept(compiledById, `${version.id} ${keys}`, () =>
            compile(version.definition),
          )
          return startEvaluation(compiled, attempt.answers, attempt)
        })
        return {
          evaluation,
          sections: once(() => readEvaluation(evaluation(), attempt.dropped)),
          scoreByKeys: once(() => scoreEvaluation(evaluation())),
        }
      })
    },
    mask(version, { attemptId, answers }, person) {
      const { reference, name, email, phone } = person
      return kept(masks, JSON.stringify([attemptId, reference, name, email, phone]), () =>
        answerMask(person, answers, version === null ? [] : questionsOf(version.definition)),
      )
    },
  }
}

function kept<T>(known: Map<string, T>, key: string, make: () => T): T {
  const before = known.get(key)
  if (before !== undefined) return before
  const made = make()
  known.set(key, made)
  return made
}

function once<T>(compute: () => T): () => T {
  let computed: { value: T } | null = null
  return () => (computed ??= { value: compute() }).value
}
