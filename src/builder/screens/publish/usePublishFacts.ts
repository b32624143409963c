import { useEffect, useState } from 'react'
import type { Assessment } from '#schemas/records/assessment.ts'
import { versionIdOf } from '#schemas/versionId.ts'
import type { Definition } from '#schemas/definition.ts'
import { listAssessmentsOfJob } from '#src/storage/stored/assessments.ts'
import { listCandidatesOfJob } from '#src/hiring/storage/candidates.ts'
import { useQuery } from '#src/storage/core/query.ts'
import { getVersion } from '#src/storage/stored/versions.ts'
import { isSame } from '#src/assessment/engine/editing/sameness.ts'
import { currentCompany } from '#src/builder/storage/company.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'

export interface PublishFacts {
  /** The newest version; null before the first one. */
  published: Definition | null
  /** Candidates will see another name, mark or accent than in the newest version. */
  isCompanyChanged: boolean
  /** Candidates who have started but not submitted. */
  inProgress: number
  submitted: number
  /** The existing codes of this assessment's candidates. */
  codesBefore: ReadonlySet<string>
}

/**
 * The facts shown before publishing, kept up to date; undefined while loading. They are frozen once
 * publishing starts (`isOver`).
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
  const [version, summaries, candidates, company] = await Promise.all([
    publishedVersion === undefined ? null : getVersion(versionIdOf(id, publishedVersion)),
    listAssessmentsOfJob(jobId),
    listCandidatesOfJob(jobId),
    currentCompany(),
  ])
  const summary = summaries.whole.find(({ assessment }) => assessment.id === id)
  const codes = candidates.whole.flatMap(({ assignment }) =>
    assignment?.assessmentId === id ? [assignment.code] : [],
  )
  return {
    published: version?.kind === 'whole' ? version.value.definition : null,
    isCompanyChanged: version?.kind === 'whole' && !isSame(version.value.company ?? null, company),
    inProgress: summary?.inProgress ?? 0,
    submitted: summary?.responses ?? 0,
    codesBefore: new Set(codes),
  }
}
