import { takePath } from '#src/base/takePath.ts'

/** The whole address of an assessment for candidates, to be copied or printed. */
export function candidateAddress(assessmentId: string): string {
  return new URL(takePath(assessmentId), location.origin).href
}
