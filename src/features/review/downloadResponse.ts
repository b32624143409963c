import type { Version } from '#schemas/assessment.ts'
import { FORMAT } from '#schemas/base.ts'
import type { FinishedAttempt } from '#schemas/response.ts'
import { scoreAnswers } from '#src/engine/scoring.ts'
import { saveFile } from '#src/ui/saveFile.ts'

import type { OpenResponse } from './openResponse.ts'

/** One attempt with all that is needed to read and to rescore it: the questions are in the file. */
export function downloadResponse(
  { response, candidate, assessment }: OpenResponse,
  attempt: FinishedAttempt,
  version: Version | null,
): void {
  const content = {
    format: FORMAT,
    kind: 'response',
    assessment: { id: response.assessmentId, title: assessment?.title ?? null },
    candidate: {
      id: response.candidateId,
      name: candidate?.name ?? null,
      reference: candidate?.reference ?? null,
    },
    version: version && {
      id: version.id,
      number: version.number,
      publishedAt: version.publishedAt,
      definition: version.definition,
    },
    attempt,
    score: version && scoreAnswers(version.definition, attempt.answers, attempt),
  }
  saveFile(`response-${attempt.receipt}.json`, JSON.stringify(content, null, 2))
}
