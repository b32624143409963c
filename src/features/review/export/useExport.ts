import { useEffect, useRef, useState } from 'react'

import { asError } from '#src/base/asError.ts'
import { currentActor } from '#src/db/device/device.ts'
import { revealReadableNames } from '#src/db/reviewing/revealing.ts'
import { listResponseIds } from '#src/db/reviewing/submittedBatches.ts'
import type { ExportChoices } from '#src/exchange/responses/writeResponses.ts'
import { saveFile } from '#src/ui/saveFile.ts'
import { failureWords } from '#src/wording/staff/failureWords.ts'
import type { ExportResult } from '#src/workers/responses/exportJob.ts'
import { type RunningJob, startJob } from '#src/workers/responses/startJob.ts'
import type { Progress } from '#src/workers/responses/surroundings.ts'

import { exportFileName } from './exportWords.ts'

export interface Exported {
  assessmentId: string
  title: string
  /** Null: all responses. */
  candidateIds: readonly string[] | null
  choices: ExportChoices
  /** Why the names are shown; only used with names. */
  reason: string
}

/** Exports responses to a file, which is downloaded. Ends with the component. */
export function useExport() {
  const [progress, setProgress] = useState<Progress | null>(null)
  const job = useRef<RunningJob<'export'> | null>(null)
  useEffect(() => () => job.current?.stop(), [])

  /** The result, what went wrong as a sentence, or null if it was stopped. */
  async function run(exported: Exported): Promise<ExportResult | string | null> {
    const { assessmentId, title, candidateIds, choices } = exported
    setProgress({ done: 0, total: 0 })
    try {
      const problem = await showNames(exported)
      if (problem !== null) return problem
      const at = new Date()
      const input = { assessmentId, candidateIds, choices, exportedAt: at.toISOString() }
      job.current = startJob('export', input, setProgress)
      const result = await job.current.result
      if (result === null) return null
      saveFile(exportFileName('responses', title, choices.format, at), result.file)
      return result
    } catch (thrown) {
      return `The responses could not be read, and nothing was exported. Try again; if it happens again, reload the page. (${asError(thrown).message})`
    } finally {
      job.current = null
      setProgress(null)
    }
  }
  return { progress, run, stop: () => job.current?.stop() }
}

/** With names: records in each response that they were shown to this reviewer (rule H2). */
async function showNames({ assessmentId, candidateIds, choices, reason }: Exported) {
  if (!choices.includesNames) return null
  const ids = candidateIds ?? (await listResponseIds(assessmentId)).submitted
  const shown = await revealReadableNames(ids, await currentActor(), reason)
  if (shown.ok) return null
  if (shown.error.kind === 'needs-reason') return 'Enter a reason'
  const { title, text } = failureWords(shown.error.kind)
  return `${title}. ${text}`
}
