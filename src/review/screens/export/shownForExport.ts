import { currentActor } from '#src/storage/device/device.ts'
import { hideNames, revealReadableNames } from '#src/review/storage/revealing.ts'
import { listResponseIds } from '#src/review/storage/submittedBatches.ts'
import { failureWords } from '#src/staff/words/failureWords.ts'

export interface ToShow {
  assessmentId: string
  /** Null: all responses. */
  candidateIds: readonly string[] | null
  reason: string
}

/**
 * Records in each response that its name was shown to this reviewer (rule H2). Gives the ids of those
 * whose names were hidden before, or what went wrong as a sentence.
 */
export async function showForExport({
  assessmentId,
  candidateIds,
  reason,
}: ToShow): Promise<readonly string[] | string> {
  const ids = candidateIds ?? (await listResponseIds(assessmentId)).submitted
  const shown = await revealReadableNames(ids, await currentActor(), reason)
  if (shown.ok) return shown.value
  if (shown.error.kind === 'needs-reason') return 'Enter a reason'
  const { title, text } = failureWords(shown.error.kind)
  return `${title}. ${text}`
}

/** Without a file: hides the names again, and says so. Empty if they had been shown all along. */
export async function hideAgain(candidateIds: readonly string[]): Promise<string> {
  if (candidateIds.length === 0) return ''
  const hidden = await hideNames(candidateIds, await currentActor())
  return hidden.ok
    ? 'The names are hidden again.'
    : 'The names could not be hidden again. You can hide them from the list of responses.'
}
