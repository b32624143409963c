import { currentActor } from '#src/storage/device/device.ts'
import { listCorrections } from '#src/review/storage/correctedVersions.ts'
import { listResponseIds, readSubmittedOf } from '#src/review/storage/submittedBatches.ts'
import { listVersions } from '#src/storage/stored/versions.ts'
import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import { replaceQuestion } from '#src/assessment/engine/editing/questions.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { withKey } from '#src/builder/model/correctedKeys.ts'
import { correctedVersion, keyChangeBy } from '#src/review/model/keyCorrections.ts'
import {
  isScoreChanged,
  isWithoutOthers,
  type KeyChange,
  ranksOf,
  recordedChange,
  seenChange,
} from '#src/review/model/keyEffects.ts'
import { isNameShown } from '#src/review/model/reveals.ts'
import { type PassResult, passResultOf } from '#src/assessment/engine/scoring/passResult.ts'
import { outcomeLimits } from '#src/assessment/engine/scoring/percent.ts'
import { type Score, shareSoFar } from '#src/assessment/engine/scoring/scoring.ts'
import { bandWords } from '#src/staff/words/scoreReasonWords.ts'
import type { Report } from '#src/storage/workers/tasks.ts'

import type { Progress } from './progress.ts'

export interface KeyEffectsInput {
  assessmentId: string
  versionId: string
  questionId: string
  /** A key to try, or the time of a correction that was made. */
  change: { key: unknown } | { at: string }
}

export type SeenScore = Pick<Score, 'points' | 'most' | 'mostSoFar' | 'toBeMarked'> &
  PassResult & {
    /** The name of the band. */
    band: string | null
    /** The percentages that decide its outcome. */
    limits: readonly number[]
    /** Among the last attempts of all responses to the version; null for earlier attempts. */
    rank: number | null
  }

/** One attempt whose score changes, as the reviewer at this device may see it. */
export interface KeyEffect {
  candidateId: string
  /** The reference while the name is hidden. */
  name: string
  attempt: number
  attempts: number
  before: SeenScore
  after: SeenScore
}

export interface KeyEffects {
  /** With a finished attempt at the version. */
  responses: number
  /** How many responses have a finished attempt at each version, by its id. */
  responsesByVersion: ReadonlyMap<string, number>
  /** In the order of the new ranks. */
  changed: KeyEffect[]
  /** Responses whose own score stays, but whose rank changes. */
  ranksMoved: number
  /** Responses in whose scores marks of other reviewers are left out for this one (rule J2). */
  withoutOthers: number
  /** Responses with a score to record. */
  candidateIds: string[]
  /** Responses that can't be read. */
  damaged: number
}

const BATCH_SIZE = 100

/** Scores all responses to a version with the key as it is and as it would be. */
export async function keyEffects(
  { assessmentId, versionId, questionId, change }: KeyEffectsInput,
  report: Report<Progress>,
): Promise<KeyEffects> {
  const [versions, corrections, me, { submitted, others }] = await Promise.all([
    listVersions(assessmentId),
    listCorrections(assessmentId),
    currentActor(),
    listResponseIds(assessmentId),
  ])
  const version = versions.find(({ id }) => id === versionId)
  const keys = version && keyChange()
  const responsesByVersion = new Map(versions.map(({ id }) => [id, 0]))
  const found: KeyEffects = {
    responses: 0,
    responsesByVersion,
    changed: [],
    ranksMoved: 0,
    withoutOthers: 0,
    candidateIds: [],
    damaged: 0,
  }
  if (!version || !keys) return found
  const { settings } = version.definition
  const limits = outcomeLimits(settings)
  const seen: { effect: KeyEffect; isLast: boolean; isChanged: boolean }[] = []
  const ids = [...submitted, ...others]
  for (let done = 0; done < ids.length; done += BATCH_SIZE) {
    await report({ done, total: ids.length })
    const batch = await readSubmittedOf(ids.slice(done, done + BATCH_SIZE), versions)
    found.damaged += batch.damaged.length
    for (const { response, candidate } of batch.whole) {
      const { candidateId, attempts, reveals } = response
      let isRecorded = false
      const here = attempts.filter((attempt) => attempt.versionId === versionId)
      if (here.length > 0) found.responses += 1
      for (const id of new Set(attempts.map((attempt) => attempt.versionId))) {
        responsesByVersion.set(id, (responsesByVersion.get(id) ?? 0) + 1)
      }
      if (here.some((attempt) => isWithoutOthers(attempt, response, me))) found.withoutOthers += 1
      for (const [index, attempt] of attempts.entries()) {
        if (attempt.versionId !== versionId) continue
        isRecorded ||= isScoreChanged(recordedChange(keys, attempt, response))
        const scores = seenChange(keys, attempt, response, me)
        const reference = candidate?.reference ?? attempts[0]?.receipt ?? ''
        const effect: KeyEffect = {
          candidateId,
          name: isNameShown(reveals, me) ? (candidate?.name ?? reference) : reference,
          attempt: index + 1,
          attempts: attempts.length,
          before: seenScore(scores.before),
          after: seenScore(scores.after),
        }
        const isLast = index === attempts.length - 1
        seen.push({ effect, isLast, isChanged: isScoreChanged(scores) })
      }
      if (isRecorded) found.candidateIds.push(candidateId)
    }
  }
  const last = seen.filter(({ isLast }) => isLast).map(({ effect }) => effect)
  for (const when of ['before', 'after'] as const) {
    const ranks = ranksOf(last.map((effect) => shareSoFar(effect[when])))
    for (const [index, effect] of last.entries()) effect[when].rank = ranks[index] ?? null
  }
  for (const { effect, isChanged } of seen) {
    if (isChanged) found.changed.push(effect)
    else if (effect.before.rank !== effect.after.rank) found.ranksMoved += 1
  }
  found.changed.sort((a, b) => rankOf(a) - rankOf(b))
  return found

  function keyChange(): KeyChange | null {
    if (!version) return null
    if ('at' in change) return keyChangeBy(version, corrections, change.at)
    const { definition } = correctedVersion(version, corrections)
    const question = questionsOf(definition).find(({ id }) => id === questionId)
    const corrected = question && withKey(question, change.key, definition.textRules)
    if (!corrected) return null
    return { before: compile(definition), after: compile(replaceQuestion(definition, corrected)) }
  }

  function seenScore(score: Score): SeenScore {
    const { points, most, mostSoFar, toBeMarked } = score
    const band = bandWords(score, settings)
    const sums = { points, most, mostSoFar, toBeMarked }
    return { ...sums, ...passResultOf(score), band, limits, rank: null }
  }
}

function rankOf({ after }: KeyEffect): number {
  return after.rank ?? Number.POSITIVE_INFINITY
}
