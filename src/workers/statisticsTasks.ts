/** Figures of many submissions, which can take longer than a frame. */
import type { Definition } from '#schemas/definition.ts'
import type { Actor } from '#schemas/parts/actor.ts'
import {
  type AssessmentStatistics,
  assessmentStatistics,
} from '#src/engine/statistics/assessmentStatistics.ts'
import type { SubmittedAttempt } from '#src/engine/statistics/submissions.ts'

export interface StatisticsTasks {
  statistics: {
    input: { definition: Definition; attempts: readonly SubmittedAttempt[]; me: Actor }
    result: AssessmentStatistics
  }
}

export const statisticsTasks: {
  [K in keyof StatisticsTasks]: (input: StatisticsTasks[K]['input']) => StatisticsTasks[K]['result']
} = {
  statistics: ({ definition, attempts, me }) => assessmentStatistics(definition, attempts, me),
}
