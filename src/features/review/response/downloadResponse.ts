import type { Version } from '#schemas/assessment.ts'
import { FORMATS } from '#schemas/base.ts'
import type { FinishedAttempt } from '#schemas/parts/attempt.ts'
import { scoreAnswers } from '#src/engine/scoring/scoring.ts'
import { saveFile } from '#src/ui/saveFile.ts'

import type { OpenResponse } from './openResponse.ts'

/** One attempt with everything needed to read and rescore it, including the questions. */
export function downloadResponse(
  { response, candidate, assessment }: OpenResponse,
  attempt: FinishedAttempt,
  version: Version | null,
): void {
  const content = {
    format: FORMATS.responseFile,
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
