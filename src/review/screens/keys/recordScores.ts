import type { KeyCorrection } from '#schemas/records/assessment.ts'
import { recordKeyCorrection } from '#src/review/storage/correcting.ts'
import { failureWords } from '#src/staff/words/failureWords.ts'
import { askResponses } from '#src/review/workers/askResponses.ts'
import type { Progress } from '#src/review/workers/progress.ts'

type Recorded = { ok: true; count: number } | { ok: false; text: string }

/**
 * Finds the scores that a correction changes, and records them. May be repeated until it succeeds:
 * what is recorded already stays as it is.
 */
export async function recordScores(
  assessmentId: string,
  { versionId, questionId, at }: KeyCorrection,
  onProgress: (progress: Progress) => void,
): Promise<Recorded> {
  try {
    const input = { assessmentId, versionId, questionId, change: { at } }
    const effects = await askResponses('keyEffects', input)
    if (effects === null) return { ok: false, text: 'Recording was stopped.' }
    const { candidateIds } = effects
    const recorded = await recordKeyCorrection({ assessmentId, at, candidateIds, onProgress })
    if (recorded.ok) return { ok: true, count: recorded.value }
    const { title, text } = failureWords(recorded.error.kind)
    return { ok: false, text: `${title}. ${text}` }
  } catch {
    return { ok: false, text: 'The responses could not be read.' }
  }
}
