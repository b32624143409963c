/** Unreferenced files: stored before an answer that was never saved, or dropped on submission. */
import type { Answers } from '#schemas/answer.ts'

import { sweepFiles } from './files.ts'

/** Only for the tab that may write the attempt. If it fails, the files only take up space. */
export async function sweepOrphans(attemptId: string, answers: Answers): Promise<void> {
  await sweepFiles(attemptId, Object.values(answers).flatMap(fileIdsIn))
}

function fileIdsIn(answer: Answers[string]): string[] {
  if (!Array.isArray(answer)) return []
  return answer.flatMap((part) => (typeof part === 'object' ? [part.fileId] : []))
}
