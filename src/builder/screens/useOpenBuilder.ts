import { asError } from '#src/base/asError.ts'
import { MissingFile } from '#src/base/missingFiles.ts'
import { useEffect, useRef, useState } from 'react'
import type { Assessment } from '#schemas/records/assessment.ts'
import { getAssessment } from '#src/storage/stored/assessments.ts'
import { loadHistory } from '#src/builder/storage/history.ts'
import { type DamagedRecord, rejectIfLost } from '#src/storage/core/query.ts'
import { readUnsaved } from '#src/builder/storage/unsaved.ts'
import type { Builder } from './state/BuilderContext.ts'
import { loadFields } from '#src/assessment/renderer/fields/fields.ts'
import { questionKinds } from './kinds/kinds.tsx'
import { closeBuilder, openBuilder } from './openBuilder.ts'

export type OpenState =
  | { kind: 'opening' }
  | { kind: 'not-found' }
  | { kind: 'damaged'; record: DamagedRecord }
  | { kind: 'open'; builder: Builder; assessment: Assessment; droppedSteps: number }

/** Reads an assessment with its history, and holds its stores while the page is mounted. */
export function useOpenBuilder(assessmentId: string, at: string | null): OpenState {
  const [state, setState] = useState<OpenState>({ kind: 'opening' })
  const [failure, setFailure] = useState<Error | null>(null)
  const atFirst = useRef(at)

  useEffect(() => {
    let builder: Builder | null = null
    let left = false
    const open = async () => {
      // Any kind may be chosen at any time, and the preview renders it at once.
      if (!(await loadFields(questionKinds, 'en')))
        throw new MissingFile('The fields could not be loaded')
      const stored = await getAssessment(assessmentId)
      if (!stored) return setState({ kind: 'not-found' })
      if (stored.kind === 'damaged') return setState(stored)
      const { steps, dropped } = await loadHistory(assessmentId, stored.value.draftRev)
      const unsaved = await readUnsaved(stored.value)
      if (left) return
      builder = openBuilder({ assessment: stored.value, steps, unsaved, at: atFirst.current })
      setState({ kind: 'open', builder, assessment: stored.value, droppedSteps: dropped })
    }
    rejectIfLost(open).catch((error: unknown) => setFailure(asError(error)))
    return () => {
      left = true
      if (builder) void closeBuilder(builder)
    }
  }, [assessmentId])

  // Unexpected errors go to the error page, which only catches what is thrown while rendering.
  if (failure) throw failure
  return state
}
