import { asError } from '#src/features/builder/asError.ts'
import { useEffect, useState } from 'react'
import { type Assessment, versionIdOf } from '#schemas/assessment.ts'
import type { Definition } from '#schemas/definition.ts'
import { listAssessmentsOfJob } from '#src/db/assessments.ts'
import { listCandidatesOfJob } from '#src/db/candidates.ts'
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

/** What is to be known before publishing; undefined while it is read. */
export function usePublishFacts(assessment: Assessment): PublishFacts | undefined {
  const { readiness } = useBuilder()
  const [facts, setFacts] = useState<PublishFacts>()
  const [failure, setFailure] = useState<Error | null>(null)
  const { id, jobId, publishedVersion } = assessment

  useEffect(() => {
    let left = false
    const read = async () => {
      try {
        const [found] = await Promise.all([
          readFacts(id, jobId, publishedVersion),
          readiness.settled(),
        ])
        // What stood before publishing stays, also once it is published.
        if (!left) setFacts((known) => known ?? found)
      } catch (error) {
        setFailure(asError(error))
      }
    }
    void read()
    return () => {
      left = true
    }
  }, [id, jobId, publishedVersion, readiness])

  if (failure) throw failure
  return facts
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
