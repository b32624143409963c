import { useMemo } from 'react'

import { useQuery } from '#src/storage/core/query.ts'
import { currentActor } from '#src/storage/device/device.ts'
import { getAssessment } from '#src/storage/stored/assessments.ts'
import { useJob } from '#src/review/screens/useJob.ts'

/** The counts of the worker for these choices; `read` is null until they arrive. */
export function useFairOutcome(
  assessmentId: string,
  { question, selected }: { question: string | null; selected: string | null },
) {
  const known = useQuery(async () => {
    const [stored, me] = await Promise.all([getAssessment(assessmentId), currentActor()])
    return { stored, me }
  }, [assessmentId])
  const me = known?.me
  const input = useMemo(
    () => (me === undefined ? null : { assessmentId, question, selected, me }),
    [assessmentId, question, selected, me],
  )
  const { result, progress } = useJob('fairOutcome', input)
  return { stored: known?.stored, read: result, progress }
}
