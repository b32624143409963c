import { useMemo } from 'react'

import type { Version } from '#schemas/assessment.ts'
import type { Actor } from '#schemas/parts/actor.ts'
import type { AnswerableQuestion } from '#schemas/question.ts'
import type { Response } from '#schemas/response.ts'
import { getAssessment } from '#src/db/hiring/assessments.ts'
import { useQuery } from '#src/db/core/query.ts'
import { currentActor } from '#src/db/device/device.ts'
import { listSubmitted } from '#src/db/stored/submittedResponses.ts'
import { listVersions } from '#src/db/stored/versions.ts'
import { type Compiled, compile } from '#src/engine/evaluation/compile.ts'
import { startEvaluation } from '#src/engine/evaluation/evaluation.ts'
import type { Evaluation } from '#src/engine/evaluation/evaluationState.ts'
import { readEvaluation } from '#src/engine/evaluation/reading.ts'
import { type GivenAnswer, markOf, reviewBy } from '#src/engine/reviewing/answersToQuestion.ts'
import { scoreEvaluation } from '#src/engine/scoring/scoring.ts'

/** A question whose answers have to be marked, in its newest version. */
export interface MarkedQuestion {
  question: AnswerableQuestion
  number: number | null
  answers: readonly GivenAnswer[]
  /** How many of them have no mark of this reviewer. */
  left: number
}

/** What there is to mark in an assessment, by question; undefined while loading. */
export function useAnswers(assessmentId: string) {
  const read = useQuery(async () => {
    const [stored, listing, versions, me] = await Promise.all([
      getAssessment(assessmentId),
      listSubmitted(assessmentId),
      listVersions(assessmentId),
      currentActor(),
    ])
    return { stored, responses: listing.whole.map(({ response }) => response), versions, me }
  }, [assessmentId])
  const evaluate = useMemo(() => evaluator(), [])
  return useMemo(
    () => read && { ...read, questions: questionsToMark(read, evaluate) },
    [read, evaluate],
  )
}

interface Submitted {
  responses: readonly Response[]
  versions: readonly Version[]
  me: Actor
}

type Evaluate = ReturnType<typeof evaluator>

/** In authored order; what newer versions no longer ask comes last. */
function questionsToMark({ responses, versions, me }: Submitted, evaluate: Evaluate) {
  const versionById = new Map(versions.map((version) => [version.id, version]))
  const byId = new Map<string, GivenAnswer[]>()
  for (const { candidateId, attempts, reviews } of responses) {
    const attempt = attempts.at(-1)
    const version = attempt && versionById.get(attempt.versionId)
    if (!version) continue
    const { evaluation, toMark, read } = evaluate(version, attempt)
    const { attemptId } = attempt
    for (const id of toMark) {
      const { question, answer } = read.get(id) ?? {}
      if (question === undefined || question.kind === 'statement' || answer === undefined) continue
      const mine = reviewBy(reviews, attemptId, me)
      const given = { candidateId, attemptId, attempt, question, answer, evaluation, mine }
      byId.set(id, [...(byId.get(id) ?? []), given])
    }
  }
  const order = versions.toReversed().flatMap((version) => authored(version))
  const found = new Map<string, MarkedQuestion>()
  for (const { question, number } of order) {
    const answers = byId.get(question.id)
    if (!answers || found.has(question.id)) continue
    const left = answers.filter((given) => markOf(given) === undefined).length
    found.set(question.id, { question, number, answers, left })
  }
  return [...found.values()]
}

function authored({ definition }: Version) {
  let asked = 0
  return definition.sections
    .flatMap(({ questions }) => questions)
    .flatMap((question) => (question.kind === 'statement' ? [] : [{ question, number: ++asked }]))
}

/** Attempts don't change once they are submitted, so each is evaluated once. */
function evaluator() {
  const compiledById = new Map<string, Compiled>()
  const known = new Map<string, ReturnType<typeof readToMark>>()
  return (version: Version, attempt: Parameters<typeof readToMark>[1]) => {
    const before = known.get(attempt.attemptId)
    if (before) return before
    const compiled = compiledById.get(version.id) ?? compile(version.definition)
    compiledById.set(version.id, compiled)
    const found = readToMark(startEvaluation(compiled, attempt.answers, attempt), attempt)
    known.set(attempt.attemptId, found)
    return found
  }
}

function readToMark(evaluation: Evaluation, attempt: Response['attempts'][number]) {
  const toMark = scoreEvaluation(evaluation)
    .questions.filter(({ rule }) => rule === 'toBeMarked')
    .map(({ questionId }) => questionId)
  const wanted = new Set(toMark)
  const read = new Map(
    readEvaluation(evaluation, attempt.dropped)
      .flatMap(({ questions }) => questions)
      .filter(({ question }) => wanted.has(question.id))
      .map((each) => [each.question.id, each]),
  )
  return { evaluation, toMark, read }
}
