import { useMemo } from 'react'

import { useQuery } from '#src/storage/core/query.ts'
import { currentActor } from '#src/storage/device/device.ts'
import { getAssessment } from '#src/storage/stored/assessments.ts'
import { listCorrectedVersions } from '#src/review/storage/correctedVersions.ts'
import type { CorrectedVersion } from '#src/review/model/keyCorrections.ts'
import type { AssessmentStatistics } from '#src/assessment/engine/statistics/assessmentStatistics.ts'
import { useJob } from '#src/review/screens/useJob.ts'

/** A version, and how many responses count for it. */
export interface CountedVersion {
  version: CorrectedVersion
  responses: number
}

export interface ChosenStatistics {
  version: CorrectedVersion
  /** How many responses count for it. */
  responses: number
  statistics: AssessmentStatistics
}

/**
 * The statistics of the version with this number; otherwise of the newest one with responses, or the
 * newest of all. `read` is undefined until they are computed.
 */
export function useStatistics(assessmentId: string, number: string | null) {
  const known = useQuery(async () => {
    const [stored, versions, me] = await Promise.all([
      getAssessment(assessmentId),
      listCorrectedVersions(assessmentId),
      currentActor(),
    ])
    return { stored, versions, me }
  }, [assessmentId])
  const me = known?.me
  const input = useMemo(
    () => (me === undefined ? null : { assessmentId, version: number, me }),
    [assessmentId, number, me],
  )
  const { result, progress } = useJob('statistics', input)
  const read = useMemo(() => {
    if (known === undefined || result === null) return undefined
    const { responses, damaged, chosen } = result
    const countById = new Map(result.counts.map((each) => [each.versionId, each.responses]))
    const versions = known.versions.map(
      (version): CountedVersion => ({ version, responses: countById.get(version.id) ?? 0 }),
    )
    const found = versions.find(({ version }) => version.id === chosen?.versionId)
    return {
      responses,
      damaged,
      versions,
      chosen: chosen && found ? { ...found, statistics: chosen.statistics } : null,
    }
  }, [known, result])
  return { stored: known?.stored, read, progress }
}
