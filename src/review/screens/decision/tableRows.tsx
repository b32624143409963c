import type { DecidedPerson } from '#schemas/records/decision.ts'
import { outcomeLimits } from '#src/assessment/engine/scoring/percent.ts'
import type { ShortlistPerson, ShortlistVersion } from '#src/review/workers/shortlistJob.ts'

import type { TableRow } from './PeopleTable.tsx'
import { ScoreBand } from './ScoreBand.tsx'
import { errorOf, type ListedPerson } from './useShortlist.ts'

/** The rows of the shortlist as it is now. */
export function rowsNow(
  listed: readonly ListedPerson[],
  versions: readonly ShortlistVersion[],
): TableRow[] {
  const scored = scoreOf(versions)
  const isMixed = versions.length > 1
  return listed.map(({ person, rank, tried }) => {
    const { candidateId, name, passed, isKnockedOut, isProvisional, versionId, share } = person
    return {
      ...{ candidateId, name, rank, passed, isKnockedOut, isProvisional },
      toBeMarked: person.score.toBeMarked,
      triedRank: tried?.rank ?? null,
      score: scored(versionId, share),
      recommendations: person.recommendations,
      disagreement: person.disagreement,
      version: isMixed ? numberOf(versions, versionId) : null,
      why: null,
    }
  })
}

/** The rows of a decision: what was known then, under the names that are shown now. */
export function rowsThen(
  decided: readonly DecidedPerson[],
  people: readonly ShortlistPerson[],
  versions: readonly ShortlistVersion[],
): TableRow[] {
  const scored = scoreOf(versions)
  const nameById = new Map(people.map(({ candidateId, name }) => [candidateId, name]))
  const isMixed = new Set(decided.map(({ versionId }) => versionId)).size > 1
  return decided.map((person) => ({
    candidateId: person.candidateId,
    name: nameById.get(person.candidateId) ?? 'Candidate who is no longer listed',
    rank: person.rank ?? null,
    triedRank: person.triedRank ?? null,
    score: scored(person.versionId, person.share ?? null),
    passed: person.passed ?? null,
    isKnockedOut: person.isKnockedOut ?? false,
    isProvisional: person.isProvisional ?? false,
    toBeMarked: 0,
    recommendations: person.recommendations ?? [],
    disagreement: null,
    version: isMixed ? numberOf(versions, person.versionId) : null,
    why: person.why ?? null,
  }))
}

function numberOf(versions: readonly ShortlistVersion[], versionId: string): number | null {
  return versions.find(({ version }) => version.id === versionId)?.version.number ?? null
}

function scoreOf(versions: readonly ShortlistVersion[]) {
  const error = errorOf(versions)
  const byId = new Map(versions.map(({ version }) => [version.id, version.definition.settings]))
  return (versionId: string, share: number | null) => {
    const settings = byId.get(versionId)
    return (
      <ScoreBand
        share={share}
        error={error(versionId)}
        limits={settings ? outcomeLimits(settings) : []}
        passMark={settings?.passMark?.percent ?? null}
      />
    )
  }
}
