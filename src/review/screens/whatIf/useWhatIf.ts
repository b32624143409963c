import { useDeferredValue, useMemo, useState } from 'react'

import type { WhatIf } from '#schemas/whatIf.ts'
import { useQuery } from '#src/storage/core/query.ts'
import { getAssessment } from '#src/storage/stored/assessments.ts'
import { listWhatIfs } from '#src/review/storage/whatIfs.ts'
import { listCorrectedVersions } from '#src/review/storage/correctedVersions.ts'
import type { CorrectedVersion } from '#src/review/model/keyCorrections.ts'
import { unchangedWhatIf, type WeighedScore, weigh } from '#src/review/model/whatIf.ts'
import { useJob } from '#src/review/screens/useJob.ts'
import type { WhatIfBasis, WhatIfRow } from '#src/review/workers/whatIfJob.ts'

export interface ChosenBasis {
  version: CorrectedVersion
  table: NonNullable<WhatIfBasis['chosen']>['table']
  rows: readonly WhatIfRow[]
}

/** The scores of the version with this number, to be weighed; `read` is undefined until they are. */
export function useWhatIf(assessmentId: string, number: string | null) {
  const known = useQuery(async () => {
    const [stored, versions] = await Promise.all([
      getAssessment(assessmentId),
      listCorrectedVersions(assessmentId),
    ])
    return { stored, versions }
  }, [assessmentId])
  const input = useMemo(() => ({ assessmentId, version: number }), [assessmentId, number])
  const { result, progress } = useJob('whatIf', input)
  const hidesNames = result?.hidesNames ?? true
  const listed = useQuery(
    () => listWhatIfs(assessmentId, { hidesNames }),
    [assessmentId, hidesNames],
  )
  // Those from before stay while they are read again under other names.
  const [saved, setSaved] = useState(listed)
  if (listed !== undefined && listed !== saved) setSaved(listed)
  const read = useMemo(() => {
    if (known === undefined || saved === undefined || result === null) return undefined
    const countById = new Map(result.counts.map((each) => [each.versionId, each.responses]))
    const version = known.versions.find(({ id }) => id === result.chosen?.versionId)
    const chosen: ChosenBasis | null =
      version && result.chosen ? { version, ...result.chosen } : null
    const versions = known.versions.map((each) => ({
      number: each.number,
      responses: countById.get(each.id) ?? 0,
    }))
    return { versions, chosen, damaged: result.damaged, saved, published: known.versions }
  }, [known, saved, result])
  return { stored: known?.stored, read, progress }
}

export type ReadWhatIf = NonNullable<ReturnType<typeof useWhatIf>['read']>

export interface Compared {
  row: WhatIfRow
  recorded: WeighedScore
  tried: WeighedScore
}

/** The responses with their recorded and their tried scores, by rank of the latter. */
export function useCompared({ table, rows, version }: ChosenBasis, whatIf: WhatIf): Compared[] {
  const recorded = useMemo(
    () => weigh(table, unchangedWhatIf(version.definition)),
    [table, version],
  )
  // Typed text appears at once, also among many responses.
  const deferred = useDeferredValue(whatIf)
  return useMemo(() => {
    const tried = weigh(table, deferred)
    const compared = rows.flatMap((row, index): Compared[] => {
      const [before, after] = [recorded[index], tried[index]]
      return before && after ? [{ row, recorded: before, tried: after }] : []
    })
    return compared.toSorted(
      (a, b) =>
        rankOf(a.tried) - rankOf(b.tried) ||
        rankOf(a.recorded) - rankOf(b.recorded) ||
        (a.row.candidateId < b.row.candidateId ? -1 : 1),
    )
  }, [table, rows, recorded, deferred])
}

function rankOf({ rank }: WeighedScore): number {
  return rank ?? Number.POSITIVE_INFINITY
}
