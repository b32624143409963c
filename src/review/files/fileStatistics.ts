/** The statistics of the responses in a file, by version (rule Y13). */
import type { ExportedStatistics } from '#schemas/files/exportedStatistics.ts'
import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import { shareSoFar } from '#src/assessment/engine/scoring/scoring.ts'
import { isSelfIdentification } from '#src/assessment/engine/selfIdentification.ts'
import {
  type AssessmentStatistics,
  submissionStatistics,
} from '#src/assessment/engine/statistics/assessmentStatistics.ts'
import { pointsIn, type Submission } from '#src/assessment/engine/statistics/submissions.ts'
import type { EvaluatedVersion } from '#src/review/model/attemptCache.ts'

import type { EvaluatedAttempt, ReadResponse } from './readResponse.ts'

/** Counts each response as it is written, so that nothing is read twice. */
export function fileStatistics(versions: readonly EvaluatedVersion[]) {
  const submissionsById = new Map<string, Submission[]>()
  return {
    add({ last: { evaluated, attempt } }: ReadResponse): void {
      if (evaluated === null) return
      const { id } = evaluated.version
      const before = submissionsById.get(id) ?? []
      before.push(submissionIn(evaluated, attempt.clock.activeMs))
      submissionsById.set(id, before)
    },
    finish(): ExportedStatistics[] {
      return versions.flatMap(({ id, definition }) => {
        const submissions = submissionsById.get(id)
        if (submissions === undefined) return []
        return [exportedFigures(id, submissionStatistics(compile(definition), submissions))]
      })
    },
  }
}

/** Names in its answers are hidden, which changes no figure. */
function submissionIn({ questions, judged }: EvaluatedAttempt, activeMs: number): Submission {
  const { score, isProvisional } = judged
  const scoredById = new Map(score.questions.map((scored) => [scored.questionId, scored]))
  return {
    questions: questions.flatMap(({ question, status, answer }) => {
      if (question.kind === 'statement' || isSelfIdentification(question)) return []
      const isAnswered = status === 'answered'
      return [
        {
          status: isAnswered || status === 'notShown' ? status : 'blank',
          answer: isAnswered ? (answer ?? null) : null,
          ...pointsIn(scoredById.get(question.id)),
        },
      ]
    }),
    share: shareSoFar(score),
    isProvisional,
    activeMs,
  }
}

function exportedFigures(versionId: string, statistics: AssessmentStatistics): ExportedStatistics {
  const { submissions, provisional, scored, mean, median, deviation, tenths } = statistics
  const { medianTime, reliability, questions } = statistics
  const { items, complete, alpha, standardError } = reliability
  return {
    ...{ versionId, submissions, provisional, scored, mean, median, deviation, tenths, medianTime },
    reliability: { items, complete, alpha, standardError },
    questions: questions.map((each) => {
      const { questionId, asked, answered, blank, notShown, toBeMarked } = each
      const { facility, discrimination, alphaWithout, reached } = each
      return {
        ...{ questionId, asked, answered, blank, notShown, toBeMarked },
        ...{ facility, discrimination, alphaWithout, reached },
        choices: each.choices.map(({ optionId, what, chosen, upper, lower }) => {
          return { optionId, what, chosen, upper, lower }
        }),
      }
    }),
  }
}
