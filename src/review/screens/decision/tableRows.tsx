import type { DecidedPerson } from '#schemas/records/decision.ts'
import { outcomeLimits } from '#src/assessment/engine/scoring/percent.ts'
import { shownShare } from '#src/assessment/engine/scoring/scoring.ts'
import type { ShortlistPerson, ShortlistVersion } from '#src/review/workers/shortlistJob.ts'
import { scoreWords } from '#src/staff/words/scoreReasonWords.ts'

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
    const { candidateId, name, passed, isKnockedOut, isProvisional, versionId, score } = person
    return {
      ...{ candidateId, name, rank, passed, isKnockedOut, isProvisional },
      toBeMarked: score.toBeMarked,
      triedRank: tried?.rank ?? null,
      score: scored(versionId, person),
      recommendations: person.recommendations,
      disagreement: person.disagreement,
      version: isMixed ? numberOf(versions, versionId) : null,
      why: null,
    }
  })
}

/** The rows of a decision: what was known then and may be seen (rule U18), under the names shown now. */
export function rowsThen(
  decided: readonly DecidedPerson[],
  people: readonly ShortlistPerson[],
  versions: readonly ShortlistVersion[],
): TableRow[] {
  const scored = scoreOf(versions)
  const nowById = new Map(people.map((person) => [person.candidateId, person]))
  const isMixed = new Set(decided.map(({ versionId }) => versionId)).size > 1
  return decided.map((person) => ({
    candidateId: person.candidateId,
    name: nowById.get(person.candidateId)?.name ?? 'Candidate who is no longer listed',
    rank: person.rank ?? null,
    triedRank: person.triedRank ?? null,
    score:
      isUntold(person) && nowById.get(person.candidateId)?.isReviewIn === false
        ? 'Hidden until your review'
        : scored(person.versionId, person),
    passed: person.passed ?? null,
    isKnockedOut: person.isKnockedOut ?? false,
    isProvisional: person.isProvisional ?? false,
    toBeMarked: person.score?.toBeMarked ?? 0,
    recommendations: person.recommendations ?? [],
    disagreement: null,
    version: isMixed ? numberOf(versions, person.versionId) : null,
    why: person.why ?? null,
  }))
}

/** Nothing of what was known is told, neither a score nor its share. */
function isUntold({ score, share }: DecidedPerson): boolean {
  return score === undefined && share === undefined
}

function numberOf(versions: readonly ShortlistVersion[], versionId: string): number | null {
  return versions.find(({ version }) => version.id === versionId)?.version.number ?? null
}

interface Scored {
  /** Absent from older decisions. */
  score?: NonNullable<DecidedPerson['score']>
  share?: number | null
  isProvisional?: boolean
}

function scoreOf(versions: readonly ShortlistVersion[]) {
  const error = errorOf(versions)
  const byId = new Map(versions.map(({ version }) => [version.id, version.definition.settings]))
  return (versionId: string, person: Scored) => {
    const settings = byId.get(versionId)
    const limits = settings ? outcomeLimits(settings) : null
    return (
      <ScoreBand
        {...shownScore(person, limits)}
        error={error(versionId)}
        limits={limits ?? []}
        passMark={settings?.passMark?.percent ?? null}
      />
    )
  }
}

/**
 * The share where it may be shown (rule S15), and the points so far, which are said in its place; the
 * limits are null if they aren't known.
 */
function shownScore(
  { score, share = null, isProvisional = false }: Scored,
  limits: readonly number[] | null,
): { share: number | null; instead: string } {
  if (score !== undefined) {
    return { share: shownShare(score, limits ?? [100]), instead: scoreWords(score) }
  }
  const isOpen = isProvisional && limits?.length !== 0
  return { share: isOpen ? null : share, instead: isOpen ? 'Not known until marked' : 'No score' }
}
