import { currentActor } from '#src/storage/device/device.ts'
import { listCorrectedVersions } from '#src/review/storage/correctedVersions.ts'
import {
  listResponseIds,
  readSubmittedOf,
  type SubmittedWithCandidate,
} from '#src/review/storage/submittedBatches.ts'
import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import { startEvaluation } from '#src/assessment/engine/evaluation/evaluation.ts'
import type { CorrectedVersion } from '#src/review/model/keyCorrections.ts'
import { judge } from '#src/assessment/engine/scoring/marks.ts'
import { isNameShown } from '#src/review/model/reveals.ts'
import { collectScores, type ScoreTable } from '#src/review/model/scoreTable.ts'
import { type PassResult, passResultOf } from '#src/assessment/engine/scoring/passResult.ts'
import type { Actor } from '#schemas/actor.ts'
import type { Report } from '#src/storage/workers/tasks.ts'

import type { Progress } from './progress.ts'

export interface WhatIfInput {
  assessmentId: string
  /** The number of the version; null or unknown: the newest one with responses. */
  version: string | null
}

/** One response as it is listed beside its scores. */
export interface WhatIfRow extends Pick<PassResult, 'isKnockedOut'> {
  candidateId: string
  /** The reference while the name is hidden. */
  name: string
  isHidden: boolean
  /** Its review is not finished, or some of it is not scored. */
  isProvisional: boolean
}

export interface WhatIfBasis {
  /** By version, oldest first, how many responses' last attempt is at it. */
  counts: { versionId: string; responses: number }[]
  /**
   * The result for the requested version, `rows` in the order of the table; null if there is none.
   */
  chosen: { versionId: string; table: ScoreTable; rows: WhatIfRow[] } | null
  /** Some name is hidden from this reviewer, so that saved what-ifs are listed without names (rule H9). */
  hidesNames: boolean
  /** Responses that can't be read. */
  damaged: { id: string; isNewer: boolean }[]
}

const BATCH_SIZE = 200

/** Scores every question of all responses once, for the page to weigh as often as it likes. */
export async function readWhatIf(
  { assessmentId, version: wanted }: WhatIfInput,
  report: Report<Progress>,
): Promise<WhatIfBasis> {
  const [versions, me, { submitted, others }] = await Promise.all([
    listCorrectedVersions(assessmentId),
    currentActor(),
    listResponseIds(assessmentId),
  ])
  const collectors = new Map(versions.map((version) => [version.id, collector(version, me)]))
  const damaged: WhatIfBasis['damaged'] = []
  let hidesNames = false
  const ids = [...submitted, ...others]
  for (let done = 0; done < ids.length; done += BATCH_SIZE) {
    await report({ done, total: ids.length })
    const batch = await readSubmittedOf(ids.slice(done, done + BATCH_SIZE), versions)
    for (const { id, isNewer } of batch.damaged) damaged.push({ id, isNewer })
    for (const each of batch.whole) {
      hidesNames ||= !isNameShown(each.response.reveals, me)
      const last = each.response.attempts.at(-1)
      if (last !== undefined) collectors.get(last.versionId)?.add(each)
    }
  }
  await report({ done: ids.length, total: ids.length })
  const countOf = (id: string) => collectors.get(id)?.rows.length ?? 0
  const version =
    versions.find(({ number }) => `${number}` === wanted) ??
    versions.findLast(({ id }) => countOf(id) > 0) ??
    versions.at(-1)
  const collected = version && collectors.get(version.id)
  return {
    counts: versions.map(({ id }) => ({ versionId: id, responses: countOf(id) })),
    chosen:
      version && collected
        ? { versionId: version.id, table: collected.scores.finish(), rows: collected.rows }
        : null,
    hidesNames,
    damaged,
  }
}

/**
 * Collects the responses whose last attempt is at this version, as `me` may see them (rules H2,
 * J2).
 */
function collector({ definition }: CorrectedVersion, me: Actor) {
  const compiled = compile(definition)
  const scores = collectScores(definition)
  const rows: WhatIfRow[] = []
  return {
    scores,
    rows,
    add({ response, candidate }: SubmittedWithCandidate): void {
      const { attempts, reviews, settled, reveals, candidateId } = response
      const last = attempts.at(-1)
      if (last === undefined) return
      const evaluation = startEvaluation(compiled, last.answers, last)
      const { attemptId } = last
      const { score, isProvisional } = judge(evaluation, reviews, { attemptId, me, settled })
      const reference = candidate?.reference ?? attempts[0]?.receipt ?? ''
      const isHidden = !isNameShown(reveals, me)
      const name = isHidden ? reference : (candidate?.name ?? reference)
      scores.add(score)
      const { isKnockedOut } = passResultOf(score)
      rows.push({ candidateId, name, isHidden, isKnockedOut, isProvisional })
    },
  }
}
