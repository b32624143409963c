import type { EvaluatedVersion } from '#src/review/model/attemptCache.ts'
import type { FinishedAttempt } from '#schemas/attempt.ts'
import type { SavedWhatIf } from '#schemas/whatIf.ts'
import { type Compiled, compile } from '#src/assessment/engine/evaluation/compile.ts'
import { startEvaluation } from '#src/assessment/engine/evaluation/evaluation.ts'
import { readEvaluation, type ReadQuestion } from '#src/assessment/engine/evaluation/reading.ts'
import type { Value } from '#src/assessment/engine/expressions/value.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { type Judged, judge } from '#src/assessment/engine/scoring/marks.ts'
import { fromMidnight } from '#src/review/model/attemptDays.ts'
import { sharedText } from '#src/review/model/masking/answerMask.ts'
import { type KeyFix, keyFixesOf } from '#src/review/model/scoreHistory.ts'

import {
  type Mask,
  maskFor,
  type Naming,
  type ShownPerson,
  shownPerson,
  type SubmittedRecord,
} from './naming.ts'
import { type WhatIfScore, whatIfScores } from './whatIfScores.ts'

/** A finished attempt, evaluated and scored by the version that it answers, then masked (Y3). */
export interface ReadAttempt {
  attempt: FinishedAttempt
  mask: Mask
  /** From 1. */
  number: number
  /** Null if the version can't be read: its answers and points are not in tables then. */
  evaluated: EvaluatedAttempt | null
  /** The changes of its score by fixed keys, oldest first, with masked reasons. */
  keyFixes: readonly KeyFix[]
  /** Its score with each saved what-if of its version; computed once, when it is asked for. */
  whatIfs: () => readonly WhatIfScore[]
}

export interface EvaluatedAttempt {
  version: EvaluatedVersion
  /** All questions in authored order. */
  questions: readonly ReadQuestion[]
  /** All calculated values, in authored order; null if blank. */
  calculated: readonly { calculatedId: string; value: Value | null }[]
  judged: Judged
}

export interface ReadResponse {
  record: SubmittedRecord
  person: ShownPerson
  /** The last finished attempt, which counts. */
  last: ReadAttempt
  /** All finished attempts, oldest first. */
  attempts: () => ReadAttempt[]
}

/** Reads responses to these versions, with the marks that the reviewer may see (rule J2). */
export function responseReader(
  versions: readonly EvaluatedVersion[],
  naming: Naming,
  saved: readonly SavedWhatIf[],
) {
  const known = new Map<string, { version: EvaluatedVersion; compiled: Compiled }>()
  for (const version of versions) {
    known.set(version.id, { version, compiled: compile(version.definition) })
  }
  const readAttempt = (
    record: SubmittedRecord,
    person: ShownPerson,
    at: number,
  ): ReadAttempt | null => {
    const { attempts, reviews, scores, settled } = record.response
    const attempt = attempts[at]
    if (attempt === undefined) return null
    const { version, compiled } = known.get(attempt.versionId) ?? {}
    const asked = version === undefined ? [] : questionsOf(version.definition)
    const mask = maskFor(person, record, attempt.answers, asked, naming.hideNames)
    const { me } = naming
    const keyFixes = keyFixesOf(attempt, { scores, reviews, me }).map(({ reason, ...fix }) => {
      return { ...fix, reason: sharedText(reason, mask) }
    })
    const told = person.candidate === null ? fromMidnight(attempt) : attempt
    const shared = { attempt: told, mask, number: at + 1, keyFixes }
    if (!version || !compiled) return { ...shared, evaluated: null, whatIfs: () => [] }
    const evaluation = startEvaluation(compiled, attempt.answers, attempt)
    const judged = judge(evaluation, reviews, { attemptId: attempt.attemptId, me, settled })
    const questions = readEvaluation(evaluation, attempt.dropped)
      .flatMap((section) => section.questions)
      .map(({ answer, ...read }) =>
        answer === undefined ? read : { ...read, answer: mask.answer(read.question, answer) },
      )
    const calculated = compiled.calculated.map(({ source }, place) => ({
      calculatedId: source.id,
      value: mask.value(evaluation.calculated[place] ?? null),
    }))
    const evaluated = { version, questions, calculated, judged }
    let whatIfs: readonly WhatIfScore[] | null = null
    return { ...shared, evaluated, whatIfs: () => (whatIfs ??= whatIfScores(evaluated, saved)) }
  }
  return (record: SubmittedRecord): ReadResponse | null => {
    const { attempts } = record.response
    const person = shownPerson(record, naming)
    const last = readAttempt(record, person, attempts.length - 1)
    if (last === null) return null
    return {
      record,
      person,
      last,
      attempts: () => [
        ...attempts.slice(0, -1).flatMap((_, at) => readAttempt(record, person, at) ?? []),
        last,
      ],
    }
  }
}
