import { useEffect, useState } from 'react'
import { type Assessment, versionIdOf } from '#schemas/assessment.ts'
import type { Definition } from '#schemas/definition.ts'
import { listAssessmentsOfJob } from '#src/db/assessments.ts'
import { listCandidatesOfJob } from '#src/db/candidates.ts'
import { useQuery } from '#src/db/query.ts'
import { getVersion } from '#src/db/versions.ts'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'

export interface PublishFacts {
  /** What the newest version says; null before the first one. */
  published: Definition | null
  /** Candidates who have begun and not submitted. */
  inProgress: number
  submitted: number
  /** The codes that candidates of this assessment had before. */
  codesBefore: ReadonlySet<string>
}

/**
 * What is to be known before publishing, as it changes meanwhile; undefined while it is read. Once the
 * publishing has begun (`isOver`), what was so before it stays.
 */
export function usePublishFacts(assessment: Assessment, isOver: boolean): PublishFacts | undefined {
  const { readiness } = useBuilder()
  const { id, jobId, publishedVersion } = assessment
  const found = useQuery(
    () => readFacts(id, jobId, publishedVersion),
    [id, jobId, publishedVersion],
  )
  const [facts, setFacts] = useState<PublishFacts>()
  if (found !== undefined && found !== facts && !isOver) setFacts(found)

  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    let left = false
    const wait = async () => {
      await readiness.settled()
      if (!left) setSettled(true)
    }
    void wait()
    return () => {
      left = true
    }
  }, [readiness])

  return isSettled ? facts : undefined
}

async function readFacts(
  id: string,
  jobId: string,
  publishedVersion: number | undefined,
): Promise<PublishFacts> {
  const [version, summaries, candidates] = await Promise.all([
    publishedVersion === undefined ? null : getVersion(versionIdOf(id, publishedVersion)),
    listAssessmentsOfJob(jobId),
    listCandidatesOfJob(jobId),
  ])
  const summary = summaries.whole.find(({ assessment }) => assessment.id === id)
  const codes = candidates.whole.flatMap(({ assignment }) =>
    assignment?.assessmentId === id ? [assignment.code] : [],
  )
  return {
    published: version?.kind === 'whole' ? version.value.definition : null,
    inProgress: summary?.inProgress ?? 0,
    submitted: summary?.responses ?? 0,
    codesBefore: new Set(codes),
  }
}
