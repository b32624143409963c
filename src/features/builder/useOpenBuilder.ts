import { asError } from '#src/features/builder/asError.ts'
import { useEffect, useRef, useState } from 'react'
import type { Assessment } from '#schemas/assessment.ts'
import { getAssessment } from '#src/db/assessments.ts'
import { loadHistory } from '#src/db/history.ts'
import { type DamagedRecord, orWhyLost } from '#src/db/query.ts'
import { readUnsaved } from '#src/db/unsaved.ts'
import type { Builder } from './BuilderContext.ts'
import { loadFields } from '#src/renderer/fields/fields.ts'
import { questionKinds } from './kindIcons.tsx'
import { closeBuilder, openBuilder } from './openBuilder.ts'

export type OpenState =
  | { kind: 'opening' }
  | { kind: 'not-found' }
  | { kind: 'damaged'; record: DamagedRecord }
  | { kind: 'open'; builder: Builder; assessment: Assessment; droppedSteps: number }

/** Reads an assessment with its history and holds its stores for as long as the page is there. */
export function useOpenBuilder(assessmentId: string, at: string | null): OpenState {
  const [state, setState] = useState<OpenState>({ kind: 'opening' })
  const [failure, setFailure] = useState<Error | null>(null)
  const atFirst = useRef(at)

  useEffect(() => {
    let builder: Builder | null = null
    let left = false
    const open = async () => {
      // The author may turn to any kind at any time, and the preview draws it at once.
      if (!(await loadFields(questionKinds))) throw new Error('The builder could not be loaded')
      const stored = await getAssessment(assessmentId)
      if (!stored) return setState({ kind: 'not-found' })
      if (stored.kind === 'damaged') return setState(stored)
      const { steps, dropped } = await loadHistory(assessmentId)
      const unsaved = await readUnsaved(stored.value)
      if (left) return
      builder = openBuilder({ assessment: stored.value, steps, unsaved, at: atFirst.current })
      setState({ kind: 'open', builder, assessment: stored.value, droppedSteps: dropped })
    }
    orWhyLost(open).catch((error: unknown) => setFailure(asError(error)))
    return () => {
      left = true
      if (builder) void closeBuilder(builder)
    }
  }, [assessmentId])

  // What cannot happen lands on the error page, which only hears of what is thrown while drawing.
  if (failure) throw failure
  return state
}
