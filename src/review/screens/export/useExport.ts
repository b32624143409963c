import { useEffect, useRef, useState } from 'react'

import { asError } from '#src/base/asError.ts'
import { type ExportChoices, responseFormat } from '#src/review/files/responseFormats.ts'
import { toast } from '#src/ui/overlays/toasts.ts'
import { saveFile } from '#src/ui/saveFile.ts'
import type { ExportResult } from '#src/review/workers/exportJob.ts'
import { askResponses } from '#src/review/workers/askResponses.ts'
import type { Progress } from '#src/review/workers/progress.ts'

import { exportFileName } from './exportWords.ts'
import { hideAgain, showForExport } from './shownForExport.ts'

export interface Exported {
  assessmentId: string
  title: string
  /** Null: all responses. */
  candidateIds: readonly string[] | null
  choices: ExportChoices
  /** Why the names are shown; only used with names. */
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
        const hidden = await hideAgain(shown)
        if (hidden !== '') toast({ text: `Nothing was exported. ${hidden}` })
        return null
      }
      const { ending } = responseFormat(choices.format)
      saveFile(exportFileName('responses', title, ending, at), result.file)
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
