/**
 * Files that no answer names: kept before an answer that was never saved, or dropped on submit.
 */
import type { Answers } from '#schemas/answer.ts'

import { sweepFiles } from './files.ts'

/** Only for whoever may write the attempt. Should it fail, the files only take up room. */
export async function sweepOrphans(attemptId: string, answers: Answers): Promise<void> {
  await sweepFiles(attemptId, Object.values(answers).flatMap(fileIdsIn))
}

function fileIdsIn(answer: Answers[string]): string[] {
  if (!Array.isArray(answer)) return []
  return answer.flatMap((part) => (typeof part === 'object' ? [part.fileId] : []))
}
