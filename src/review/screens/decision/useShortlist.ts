import { useMemo, useState } from 'react'

import type { SavedWhatIf } from '#schemas/whatIf.ts'
import { currentDecision, lastId, lastMade } from '#src/review/model/decision/decisions.ts'
import { differenceError, type Listed, shortlist } from '#src/review/model/decision/shortlist.ts'
import { weigh } from '#src/review/model/whatIf.ts'
import { useJob } from '#src/review/screens/useJob.ts'
import type {
  Shortlist,
  ShortlistPerson,
  ShortlistVersion,
} from '#src/review/workers/shortlistJob.ts'
import { useSearchParams } from '#src/staff/routing.ts'
import { useAddressChange } from '#src/staff/useAddressChange.ts'
import { listWhatIfs } from '#src/review/storage/whatIfs.ts'
import { getAssessment } from '#src/storage/stored/assessments.ts'
import { useQuery } from '#src/storage/core/query.ts'

export type ListedPerson = Listed<ShortlistPerson>

/** What the page shows: the responses as they were read, and the saved what-ifs as they are. */
export type ShownShortlist = Shortlist & { whatIfs: readonly SavedWhatIf[] }

/** The assessment, and everything that a decision on it is made from; `read` is null until then. */
export function useShortlist(assessmentId: string) {
  const known = useQuery(
    async () => ({ stored: await getAssessment(assessmentId) }),
    [assessmentId],
  )
  const input = useMemo(() => ({ assessmentId }), [assessmentId])
  const { result, progress } = useJob('shortlist', input)
  const hidesNames = result?.people.some(({ isHidden }) => isHidden) ?? true
  // Not read with the responses, which stay the same when a what-if is saved or removed in any tab.
  const whatIfs = useQuery(
    () => listWhatIfs(assessmentId, { hidesNames }),
    [assessmentId, hidesNames],
  )
  const read = useMemo(
    (): ShownShortlist | null => result && { ...result, whatIfs: whatIfs ?? [] },
    [result, whatIfs],
  )
  return { stored: known?.stored, read, progress }
}

/** Those who submitted by rank, with a saved what-if laid beside if the address names one. */
export function useListed({ people, versions, whatIfs }: ShownShortlist) {
  const [params] = useSearchParams()
  const changeAddress = useAddressChange()
  const id = params.get('whatIf')
  const usable = whatIfs.filter(({ versionId }) =>
    versions.some(({ version }) => version.id === versionId),
  )
  const whatIf = usable.find((each) => each.id === id) ?? null
  const listed = useMemo(() => {
    const weighed = versions.find(({ version }) => version.id === whatIf?.versionId)
    if (whatIf === null || weighed === undefined) return shortlist(people)
    const scores = weigh(weighed.table, whatIf)
    return shortlist(
      people,
      new Map(weighed.ids.map((candidateId, at) => [candidateId, scores[at]?.share ?? null])),
    )
  }, [people, versions, whatIf])
  return {
    listed,
    whatIf,
    usable,
    layBeside: (chosen: string) => changeAddress({ whatIf: chosen }),
  }
}

/** The error of a difference between two scores of this version, as a share; null if it isn't known. */
export function errorOf(versions: readonly ShortlistVersion[]) {
  const errors = new Map(
    versions.map(({ version, standardError }) => [version.id, differenceError(standardError)]),
  )
  return (versionId: string) => errors.get(versionId) ?? null
}

/**
 * Who is chosen, in the address with the last entry that was known then: after another one it no longer
 * counts. At first those of a decision that was reopened.
 */
export function useChoice({ people, decisions }: Shortlist) {
  const [params] = useSearchParams()
  const changeAddress = useAddressChange()
  const before = currentDecision(decisions) === null ? lastMade(decisions) : null
  const after = lastId(decisions)
  // The address follows later, and the next key may come before.
  const [ids, setIds] = useState<readonly string[]>(
    () =>
      (params.get('after') === after ? params.get('chosen')?.split(',') : undefined) ??
      before?.chosen.map(({ candidateId }) => candidateId) ??
      [],
  )
  const chosen = useMemo(() => {
    const listed = new Set(people.map(({ candidateId }) => candidateId))
    return new Set(ids.filter((id) => listed.has(id)))
  }, [ids, people])
  return {
    chosen,
    toggle(candidateId: string) {
      const next = chosen.has(candidateId)
        ? [...chosen].filter((id) => id !== candidateId)
        : [...chosen, candidateId]
      setIds(next)
      // Nobody chosen is not the same as the choice of a reopened decision.
      changeAddress({ chosen: next.length === 0 ? NOBODY : next.join(','), after })
    },
  }
}

const NOBODY = 'nobody'
