import { FORMATS } from '#schemas/base.ts'
import type { ReviewedAttempt } from '#src/engine/reviewing/reviewedAttempt.ts'
import { exportedVersion } from '#src/exchange/responses/responsesJson.ts'
import { saveFile } from '#src/ui/saveFile.ts'

import type { OpenResponse } from './openResponse.ts'

/**
 * One attempt with everything needed to read and rescore it, including the questions. While the name
 * is hidden, the file has the same text as the page.
 */
export function downloadResponse(
  { response, assessment }: OpenResponse,
  { attempt, shownAnswers, reading }: ReviewedAttempt,
): void {
  const { name, reference, isHidden } = response.candidate
  const content = {
    format: FORMATS.responseFile,
    kind: 'response',
    assessment: { id: response.assessmentId, title: assessment?.title ?? null },
    candidate: { id: response.candidateId, name, reference, isNameHidden: isHidden },
    version: reading && exportedVersion(reading.version),
    attempt: { ...attempt, answers: shownAnswers() },
    score: reading && reading.scoreByKeys(),
  }
  saveFile(`response-${reference}.json`, JSON.stringify(content, null, 2))
}
