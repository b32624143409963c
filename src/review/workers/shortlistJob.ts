import type { Actor } from '#schemas/actor.ts'
import type { Decision } from '#schemas/records/decision.ts'
import type { Stage } from '#schemas/records/candidate.ts'
import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import { startEvaluation } from '#src/assessment/engine/evaluation/evaluation.ts'
import { judge } from '#src/assessment/engine/scoring/marks.ts'
import { passResultOf } from '#src/assessment/engine/scoring/passResult.ts'
import { shareSoFar } from '#src/assessment/engine/scoring/scoring.ts'
import { assessmentStatistics } from '#src/assessment/engine/statistics/assessmentStatistics.ts'
import type { Figure } from '#src/assessment/engine/statistics/figure.ts'
import { countedAttempts } from '#src/assessment/engine/statistics/submissions.ts'
import {
  type Decidable,
  isReviewIn,
  withoutFindings,
  withWords,
} from '#src/review/model/decision/decisions.ts'
import {
  type Disagreement,
  disagreementOf,
  givenRecommendations,
} from '#src/review/model/decision/shortlist.ts'
import type { CorrectedVersion } from '#src/review/model/keyCorrections.ts'
import { namesMask } from '#src/review/model/masking/textMask.ts'
import { isNameShown } from '#src/review/model/reveals.ts'
import { collectScores, type ScoreTable } from '#src/review/model/scoreTable.ts'
import { listCorrectedVersions } from '#src/review/storage/correctedVersions.ts'
import {
  listNames,
  listResponseIds,
  readSubmittedOf,
  type SubmittedWithCandidate,
} from '#src/review/storage/submittedBatches.ts'
import { currentActor } from '#src/storage/device/device.ts'
import { getAssessment } from '#src/storage/stored/assessments.ts'
import type { Report } from '#src/storage/workers/tasks.ts'

import type { Progress } from './progress.ts'

export interface ShortlistInput {
  assessmentId: string
}

/** Somebody who submitted, as the reviewer at this device may see them (rules H2, J2, J10). */
export interface ShortlistPerson extends Decidable {
  /** The reference while the name is hidden. */
  name: string
  isHidden: boolean
  reference: string
  stage: Stage
  /** Whether this reviewer has nothing left to do about it (rule U18). */
  isReviewIn: boolean
  /** Null as long as it can't be seen (rule U13). */
  disagreement: Disagreement | null
}

export interface ShortlistVersion {
  version: CorrectedVersion
  /** Of the scores to this version; null without two questions with points. */
  standardError: Figure | null
  /** The points of the people in `ids`, in their order, to be weighed. */
  table: ScoreTable
  ids: string[]
}

export interface Shortlist {
  people: ShortlistPerson[]
  /** Those that somebody's last attempt is at, oldest first. */
  versions: ShortlistVersion[]
  /** Oldest first, as this reviewer may see them (rules U16 and U18). */
  decisions: Decision[]
  me: Actor
  damaged: { id: string; isNewer: boolean }[]
  /** Responses that are not listed, because their version or their candidate's record can't be read. */
  unlisted: number
}

const BATCH_SIZE = 200

/** Everything that a decision on an assessment is made from. */
export async function readShortlist(
  { assessmentId }: ShortlistInput,
  report: Report<Progress>,
): Promise<Shortlist> {
  const [stored, versions, me, { submitted, others }] = await Promise.all([
    getAssessment(assessmentId),
    listCorrectedVersions(assessmentId),
    currentActor(),
    listResponseIds(assessmentId),
  ])
  const readers = new Map(versions.map((version) => [version.id, reader(version, me)]))
  const damaged: Shortlist['damaged'] = []
  const hiddenNames: string[] = []
  const shownNames = new Set<string>()
  let hasUnreadable = false
  const people: ShortlistPerson[] = []
  let unlisted = 0
  const ids = [...submitted, ...others]
  for (let done = 0; done < ids.length; done += BATCH_SIZE) {
    await report({ done, total: ids.length })
    const batch = await readSubmittedOf(ids.slice(done, done + BATCH_SIZE), versions)
    for (const { id, isNewer } of batch.damaged) damaged.push({ id, isNewer })
    for (const each of batch.whole) {
      const { candidate, response } = each
      if (candidate === null) hasUnreadable = true
      else if (!isNameShown(response.reveals, me)) hiddenNames.push(candidate.name)
      else shownNames.add(candidate.name)
      const person = readers.get(response.attempts.at(-1)?.versionId ?? '')?.read(each)
      if (person) people.push(person)
      else unlisted += 1
    }
  }
  await report({ done: ids.length, total: ids.length })
  const { decisions = [] } = stored?.kind === 'whole' ? stored.value : {}
  if (hasUnreadable) {
    const all = await listNames(assessmentId)
    hiddenNames.push(...all.filter((name) => !shownNames.has(name)))
  }
  const hideNames = namesMask(hiddenNames)
  const toReview = new Set(
    people.filter((each) => !each.isReviewIn).map(({ candidateId }) => candidateId),
  )
  return {
    people,
    versions: [...readers.values()].flatMap(({ finish }) => finish() ?? []),
    decisions: decisions.map((each) =>
      withoutFindings(withWords(each, hideNames), { toReview, me }),
    ),
    me,
    damaged,
    unlisted,
  }
}

/** Reads those whose last attempt is at this version. */
function reader(version: CorrectedVersion, me: Actor) {
  const compiled = compile(version.definition)
  const scores = collectScores(version.definition)
  const read: SubmittedWithCandidate[] = []
  return {
    /** Null if the record of the candidate can't be read. */
    read(each: SubmittedWithCandidate): ShortlistPerson | null {
      const { candidate, response } = each
      const { attempts, reviews, settled, reveals, candidateId } = response
      const last = attempts.at(-1)
      if (candidate === null || last === undefined) return null
      const { attemptId, versionId } = last
      const evaluation = startEvaluation(compiled, last.answers, last)
      const judged = judge(evaluation, reviews, { attemptId, me, settled })
      const { score, isProvisional } = judged
      scores.add(score)
      read.push(each)
      const { points, most, mostSoFar, toBeMarked } = score
      const isHidden = !isNameShown(reveals, me)
      return {
        ...{ candidateId, attemptId, versionId, isHidden, isProvisional },
        name: isHidden ? candidate.reference : candidate.name,
        reference: candidate.reference,
        stage: candidate.stage,
        score: { points, most, mostSoFar, toBeMarked },
        share: shareSoFar(score),
        ...passResultOf(score),
        recommendations: givenRecommendations(judged),
        isReviewIn: isReviewIn(judged),
        disagreement: disagreementOf(judged),
      }
    },

    finish(): ShortlistVersion | null {
      if (read.length === 0) return null
      const responses = read.map(({ response }) => response)
      const counted = countedAttempts(responses, version.id)
      const { reliability } = assessmentStatistics(version.definition, counted, me)
      return {
        version,
        standardError: reliability.standardError,
        table: scores.finish(),
        ids: responses.map(({ candidateId }) => candidateId),
      }
    },
  }
}
