import { useMemo } from 'react'

import { useStore } from '#src/base/useStore.ts'
import type { Version } from '#schemas/records/assessment.ts'
import type { AnswerableQuestion } from '#schemas/question.ts'
import { useQuery } from '#src/storage/core/query.ts'
import { currentActor } from '#src/storage/device/device.ts'
import { getAssessment } from '#src/storage/stored/assessments.ts'
import { listCorrectedVersions } from '#src/review/storage/correctedVersions.ts'
import type { AttemptToMark } from '#src/review/model/answersToQuestion.ts'
import { toMarkStoreOf } from '#src/review/screens/responseStores.ts'

/** A question whose answers have to be marked, in its newest version. */
export interface MarkedQuestion {
  question: AnswerableQuestion
  number: number | null
  /** How many answers have to be marked. */
  answers: number
  /** How many of them have no mark of this reviewer. */
  left: number
}

/** The answers that have to be marked in an assessment, by question. */
export function useAnswers(assessmentId: string) {
  const known = useQuery(async () => {
    const [stored, versions, me] = await Promise.all([
      getAssessment(assessmentId),
      listCorrectedVersions(assessmentId),
      currentActor(),
    ])
    return { stored, versions, me }
  }, [assessmentId])
  const { items: attempts, damaged, progress, error } = useStore(toMarkStoreOf(assessmentId))
  if (error !== null) throw error
  const versions = known?.versions
  const questions = useMemo(
    () => (versions === undefined ? [] : questionsToMark(versions, attempts)),
    [versions, attempts],
  )
  return { known, attempts, damaged, questions, progress }
}

/** In authored order; what newer versions no longer ask comes last. */
function questionsToMark(
  versions: readonly Version[],
  attempts: readonly AttemptToMark[],
): MarkedQuestion[] {
  const counts = new Map<string, { answers: number; left: number }>()
  for (const attempt of attempts) {
    for (const id in attempt.answers) {
      const count = counts.get(id) ?? { answers: 0, left: 0 }
      count.answers += 1
      if (attempt.answers[id]?.mark === null) count.left += 1
      counts.set(id, count)
    }
  }
  const found = new Map<string, MarkedQuestion>()
  for (const { question, number } of versions.toReversed().flatMap(authored)) {
    const count = counts.get(question.id)
    if (count && !found.has(question.id)) found.set(question.id, { question, number, ...count })
  }
  return [...found.values()]
}

function authored({ definition }: Version) {
  let asked = 0
  return definition.sections
    .flatMap(({ questions }) => questions)
    .flatMap((question) => (question.kind === 'statement' ? [] : [{ question, number: ++asked }]))
}
