import { useEffect, useRef, useState } from 'react'

import { asError } from '#src/base/asError.ts'
import { type ExportChoices, responseFormat } from '#src/review/files/responseFormats.ts'
import { toast } from '#src/ui/overlays/toasts.ts'
import { saveFile } from '#src/ui/saveFile.ts'
import type { ExportResult } from '#src/review/workers/exportJob.ts'
import { askResponses } from '#src/review/workers/askResponses.ts'
import type { Progress } from '#src/review/workers/progress.ts'
import { currentActor, signAs } from '#src/storage/device/device.ts'
import { NO_NAME, NO_REASON } from '#src/review/screens/names/signing.ts'
import { hideNames, revealReadableNames } from '#src/review/storage/revealing.ts'
import { listResponseIds } from '#src/review/storage/submittedBatches.ts'
import { failureWords } from '#src/staff/words/failureWords.ts'

import { exportFileName } from './exportWords.ts'

export interface Exported {
  assessmentId: string
  title: string
  /** Null: all responses. */
  candidateIds: readonly string[] | null
  choices: ExportChoices
  /** Of whoever shows the names, if it is not stored yet; only used with names, as is the reason. */
  name: string
  reason: string
}

/**
 * Exports responses to a file, which is downloaded. Ends with the component. If there is no file in
 * the end, names that were shown for it are hidden again.
 */
export function useExport() {
  const [progress, setProgress] = useState<Progress | null>(null)
  const stopping = useRef<AbortController | null>(null)
  useEffect(() => () => stopping.current?.abort(), [])

  /** The result, what went wrong as a sentence, or null if it was stopped. */
  async function run(exported: Exported): Promise<ExportResult | string | null> {
    const { assessmentId, title, candidateIds, choices } = exported
    stopping.current = new AbortController()
    const { signal } = stopping.current
    setProgress({ done: 0, total: 0 })
    let shown: readonly string[] = []
    try {
      const known = choices.includesNames ? await showForExport(exported) : []
      if (typeof known === 'string') return known
      shown = known
      const at = new Date()
      const input = { assessmentId, candidateIds, choices, exportedAt: at.toISOString() }
      const result = await askResponses('export', input, { onProgress: setProgress, signal })
      if (result === null) {
        toast({ text: `Nothing was exported. ${await hideAgain(shown)}`.trim() })
        return null
      }
      const { ending, hasOneTable } = responseFormat(choices.format)
      const what = hasOneTable ? (choices.table ?? 'responses') : 'responses'
      saveFile(exportFileName(what, title, ending, at), result.file)
      return result
    } catch (thrown) {
      const problem = `The responses could not be read, and nothing was exported. Try again; if it happens again, reload the page. (${asError(thrown).message})`
      return `${problem} ${await hideAgain(shown)}`.trim()
    } finally {
      setProgress(null)
    }
  }
  return { progress, run, stop: () => stopping.current?.abort() }
}

interface ToShow {
  assessmentId: string
  /** Null: all responses. */
  candidateIds: readonly string[] | null
  name: string
  reason: string
}

/**
 * Records in each response that its name was shown to this reviewer (rule H2). Gives the ids of those
 * whose names were hidden before, or what went wrong as a sentence.
 */
async function showForExport({
  assessmentId,
  candidateIds,
  name,
  reason,
}: ToShow): Promise<readonly string[] | string> {
  const ids = candidateIds ?? (await listResponseIds(assessmentId)).submitted
  const signed = await signAs(name)
  const shown = signed.ok ? await revealReadableNames(ids, signed.value, reason) : signed
  if (shown.ok) return shown.value
  const { kind } = shown.error
  if (kind === 'needs-name') return NO_NAME
  if (kind === 'needs-reason') return NO_REASON
  const { title, text } = failureWords(kind)
  return `${title}. ${text}`
}

/** Without a file: hides the names again, and says so. Empty if they had been shown all along. */
async function hideAgain(candidateIds: readonly string[]): Promise<string> {
  if (candidateIds.length === 0) return ''
  const hidden = await hideNames(candidateIds, await currentActor())
  return hidden.ok
    ? 'The names are hidden again.'
    : 'The names could not be hidden again. You can hide them from the list of responses.'
}
