import type { ExportChoices } from '#src/review/files/responseFormats.ts'
import { saveFile } from '#src/ui/saveFile.ts'
import { toast } from '#src/ui/overlays/toasts.ts'
import { askResponses } from '#src/review/workers/askResponses.ts'

import type { OpenResponse } from './openResponse.ts'

/**
 * The response as the JSON export has it (rule O13), with the marks that this reviewer may see, and
 * with the name only where it is shown. One writer for both, so that their scores can't differ.
 */
export async function downloadResponse({ response }: OpenResponse): Promise<void> {
  const { assessmentId, candidateId, candidate } = response
  const choices: ExportChoices = {
    format: 'json',
    words: 'labels',
    includesNames: !candidate.isHidden,
    byteOrderMark: false,
  }
  const exportedAt = new Date().toISOString()
  const input = { assessmentId, candidateIds: [candidateId], choices, exportedAt }
  const result = await askResponses('export', input).catch((): 'failed' => 'failed')
  // The page was left.
  if (result === null) return
  if (result === 'failed' || result.responses === 0) {
    toast({
      tone: 'failed',
      text: 'The response could not be read, and nothing was downloaded. Try again; if it happens again, reload the page.',
    })
    return
  }
  saveFile(`response-${candidate.reference}.json`, result.file)
}
