import type { Stage } from '#schemas/candidate.ts'
import type { JobStatus } from '#schemas/job.ts'
import type { QuestionKind } from '#schemas/question.ts'
import type { ReadQuestion } from '#src/engine/reading.ts'

import { staffWords } from './staffWords.ts'

export function kindName(kind: QuestionKind): string {
  return staffWords.names.kinds[kind]
}

/** A few words on what the kind is good for. */
export function kindHint(kind: QuestionKind): string {
  return staffWords.names.kindHints[kind]
}

export function stageName(stage: Stage): string {
  return staffWords.names.stages[stage]
}

export function statusName(status: JobStatus): string {
  return staffWords.names.statuses[status]
}

/** What became of a question in a response. */
export function readingName(status: ReadQuestion['status']): string {
  return staffWords.names.readings[status]
}
