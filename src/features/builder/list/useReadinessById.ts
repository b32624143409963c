import { useEffect, useState } from 'react'
import type { Assessment } from '#schemas/assessment.ts'
import { checkReadiness } from '#src/engine/readiness/checkReadiness.ts'
import type { Finding } from '#src/engine/readiness/findings.ts'
import { draftOf } from '#src/features/builder/draft/draftOf.ts'
import { createApart } from '#src/features/builder/worker/apart.ts'

type Checked = { rev: number; findings: readonly Finding[] }

/** What was found stays true of a draft until it is written again. */
const checkedById = new Map<string, Checked>()

/**
 * The findings of each draft, its paths included. One draft is looked into after the other, in the
 * order of the list, and the page can paint between; a draft that is not there is still waiting.
 */
export function useReadinessById(
  assessments: readonly Assessment[],
): ReadonlyMap<string, readonly Finding[]> {
  const [, setDone] = useState(0)
  useEffect(() => {
    const paths = createApart('paths')
    const left = assessments.filter((assessment) => findingsOf(assessment) === undefined)
    let timer: ReturnType<typeof setTimeout> | undefined
    const checkNext = () => {
      const assessment = left.shift()
      if (assessment === undefined) return
      const { id, rev } = assessment
      const draft = draftOf(assessment)
      const local = checkReadiness(draft)
      paths.ask({ definition: draft, local }, (found) => {
        checkedById.set(id, { rev, findings: [...local, ...found.findings] })
        setDone((before) => before + 1)
        timer = setTimeout(checkNext)
      })
    }
    timer = setTimeout(checkNext)
    return () => {
      clearTimeout(timer)
      left.length = 0
      paths.close()
    }
  }, [assessments])
  return new Map(
    assessments.flatMap((assessment) => {
      const findings = findingsOf(assessment)
      return findings ? [[assessment.id, findings] as const] : []
    }),
  )
}

function findingsOf({ id, rev }: Assessment): readonly Finding[] | undefined {
  const checked = checkedById.get(id)
  return checked?.rev === rev ? checked.findings : undefined
}
