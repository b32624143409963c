import { useEffect, useMemo, useState } from 'react'

import { useQuery } from '#src/db/core/query.ts'
import { currentActor } from '#src/db/device/device.ts'
import { getAssessment } from '#src/db/hiring/assessments.ts'
import { listSubmitted } from '#src/db/stored/submittedResponses.ts'
import { listCorrectedVersions } from '#src/db/reviewing/correctedVersions.ts'
import type { CorrectedVersion } from '#src/engine/reviewing/keyCorrections.ts'
import type { AssessmentStatistics } from '#src/engine/statistics/assessmentStatistics.ts'
import { countedAttempts } from '#src/engine/statistics/submissions.ts'
import { statisticsTasks } from '#src/workers/statisticsTasks.ts'
import { useTaskRunner } from '#src/workers/useTaskRunner.ts'

/** A version, and how many responses count for it. */
export interface CountedVersion {
  version: CorrectedVersion
  responses: number
}

/** The versions of an assessment, and the responses to them; undefined while loading. */
export function useSubmissions(assessmentId: string) {
  const read = useQuery(() => readSubmissions(assessmentId), [assessmentId])
  return useMemo(() => {
    if (read === undefined) return undefined
    const responses = read.listing.whole
    const versions = read.versions.map(
      (version): CountedVersion => ({
        version,
        responses: countedAttempts(responses, version.id).length,
      }),
    )
    return { ...read, versions, responses, damaged: read.listing.damaged }
  }, [read])
}

export type Submissions = NonNullable<ReturnType<typeof useSubmissions>>

/** The statistics of one version; undefined while they are computed. */
export function useStatistics(
  { responses, me }: Submissions,
  version: CorrectedVersion,
): AssessmentStatistics | undefined {
  const run = useTaskRunner('statistics', statisticsTasks.statistics)
  const input = useMemo(
    () => ({
      definition: version.definition,
      attempts: countedAttempts(responses, version.id),
      me,
    }),
    [responses, version, me],
  )
  const [computed, setComputed] = useState<{ input: object; statistics: AssessmentStatistics }>()
  useEffect(() => {
    run(input, (statistics) => setComputed({ input, statistics }))
  }, [run, input])
  return computed?.input === input ? computed.statistics : undefined
}

/** The version with that number; otherwise the newest one with responses, or the newest of all. */
export function chosenVersion(
  versions: readonly CountedVersion[],
  number: string | null,
): CountedVersion | undefined {
  return (
    versions.find(({ version }) => `${version.number}` === number) ??
    versions.findLast(({ responses }) => responses > 0) ??
    versions.at(-1)
  )
}

async function readSubmissions(assessmentId: string) {
  const [stored, listing, versions, me] = await Promise.all([
    getAssessment(assessmentId),
    listSubmitted(assessmentId),
    listCorrectedVersions(assessmentId),
    currentActor(),
  ])
  return { stored, listing, versions, me }
}
