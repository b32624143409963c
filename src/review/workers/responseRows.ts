import { foldText } from '#src/base/foldText.ts'
import type { Version } from '#schemas/records/assessment.ts'
import type { Stage } from '#schemas/records/candidate.ts'
import type { Actor } from '#schemas/actor.ts'
import type { Recommendation, Review } from '#schemas/review.ts'
import { type Compiled, compile } from '#src/assessment/engine/evaluation/compile.ts'
import { isShown, startEvaluation } from '#src/assessment/engine/evaluation/evaluation.ts'
import { judge, type ReviewState } from '#src/assessment/engine/scoring/marks.ts'
import { dayOf } from '#src/review/model/attemptDays.ts'
import { disagreementOf } from '#src/review/model/decision/shortlist.ts'
import { type MovedScore, movedScore } from '#src/review/model/movedScore.ts'
import { recommendationsOf } from '#src/review/model/recommendations.ts'
import { isNameShown } from '#src/review/model/reveals.ts'
import { type PassResult, passResultOf } from '#src/assessment/engine/scoring/passResult.ts'
import { outcomeLimits } from '#src/assessment/engine/scoring/percent.ts'
import { type Score, shareSoFar } from '#src/assessment/engine/scoring/scoring.ts'
import { currentActor } from '#src/storage/device/device.ts'
import { listJobs } from '#src/hiring/storage/jobs.ts'
import {
  listResponseIds,
  readSubmittedOf,
  type SubmittedWithCandidate,
} from '#src/review/storage/submittedBatches.ts'
import { listCorrectedVersions } from '#src/review/storage/correctedVersions.ts'
import { jobNames } from '#src/staff/words/jobNames.ts'
import type { Report } from '#src/storage/workers/tasks.ts'
import type { ResponseDataInput, ReadResponseData } from './progress.ts'

/** A submitted response as the list shows it, without its answers. */
export interface ResponseRow {
  candidateId: string
  /** The reference while the name is hidden. */
  name: string
  isHidden: boolean
  /** The reference in the candidate's record (rule H1). */
  reference: string
  /** The day alone while the name is hidden (rule H12). */
  submittedAt: string
  versionNumber: number | null
  /** Null if the version can't be read: no score is better than a wrong one. */
  score: RowScore | null
  /** The share of the points available so far, from 0 to 1; null if nothing has been scored. */
  share: number | null
  /** Some of it is not scored or its review not finished, or its version can't be read. */
  isProvisional: boolean
  /** Answers that no key decides. */
  toMark: number
  /** Of those, the ones without a mark of this reviewer. */
  left: number
  /** The state of this reviewer's review. */
  state: ReviewState
  /** What others changed since this reviewer saw the score; null if nothing (rule J12). */
  moved: Pick<MovedScore, 'before' | 'after'> | null
  /** The reviewers who started a review of the last attempt, and what each has left to mark. */
  reviewers: readonly RowReviewer[]
  /** Answers with different marks that are not settled, as far as this reviewer may see them (rule U13). */
  toSettle: number
  /** The recommendations that this reviewer may see, from worst to best (rule J10). */
  recommendations: readonly Recommendation[]
  /** Milliseconds during which the last attempt was open in front of the candidate. */
  activeMs: number
  /** Null until this reviewer's review is in (rule H10), and if the record can't be read. */
  stage: Stage | null
  job: string | null
  /** The tags of the questions that were asked. */
  tags: readonly string[]
  attempts: number
  /** Created by the sample data. */
  sample: boolean
  /** Name, unless it is hidden, and references, folded for search. */
  searchText: string
}

export interface RowReviewer {
  name: string
  isDone: boolean
  left: number
}

export type RowScore = Pick<Score, 'points' | 'most' | 'mostSoFar' | 'toBeMarked'> &
  PassResult & {
    /** The percentages that decide its outcome. */
    limits: readonly number[]
  }

/** Few at first, so that the list appears at once. */
const FIRST_BATCH = 25
const BATCH_SIZE = 200

/** Reports the rows as they are read; there is no other result. */
export async function readRows(
  { assessmentId, candidateIds }: ResponseDataInput,
  report: Report<ReadResponseData<ResponseRow>>,
): Promise<null> {
  const [versions, jobs, me, ids] = await Promise.all([
    listCorrectedVersions(assessmentId),
    listJobs(),
    currentActor(),
    candidateIds ??
      // Those that may be damaged last.
      listResponseIds(assessmentId).then((all) => [...all.submitted, ...all.others]),
  ])
  const rowOf = rowMaker({ versions, me, jobNameById: jobNames(jobs.whole) })
  const total = ids.length
  if (total === 0) await report({ items: [], damaged: [], done: 0, total })
  for (let done = 0; done < total; ) {
    const batch = ids.slice(done, done + (done === 0 ? FIRST_BATCH : BATCH_SIZE))
    const { whole, damaged } = await readSubmittedOf(batch, versions)
    done += batch.length
    await report({
      items: whole
        .filter(({ response }) => response.assessmentId === assessmentId)
        .flatMap((each) => rowOf(each) ?? []),
      damaged: damaged.map(({ id, isNewer }) => ({ id, isNewer })),
      done,
      total,
    })
  }
  return null
}

export interface RowSource {
  versions: readonly Version[]
  me: Actor
  jobNameById: ReadonlyMap<string, string>
}

/** Makes rows, each scored by its own version with the marks that the reviewer may see (rule J2). */
export function rowMaker({ versions, me, jobNameById }: RowSource) {
  const known = new Map(
    versions.map((version) => [version.id, { version, compiled: compile(version.definition) }]),
  )
  return ({ response, candidate }: SubmittedWithCandidate): ResponseRow | null => {
    const { attempts, reveals, candidateId, submittedAt = '', sample = false } = response
    const last = attempts.at(-1)
    if (last === undefined) return null
    const answered = known.get(last.versionId)
    const isHidden = !isNameShown(reveals, me)
    const reference = candidate?.reference ?? attempts[0]?.receipt ?? ''
    const name = isHidden ? reference : (candidate?.name ?? 'Candidate whose record can’t be read')
    const judged = scored(answered?.compiled, last, response, me)
    const isReviewIn = judged.toMark === 0 || judged.state === 'done'
    return {
      candidateId,
      name,
      isHidden,
      reference,
      submittedAt: isHidden ? dayOf(submittedAt) : submittedAt,
      versionNumber: answered?.version.number ?? null,
      ...judged,
      activeMs: last.clock.activeMs,
      stage: isReviewIn ? (candidate?.stage ?? null) : null,
      job: jobNameById.get(candidate?.jobId ?? '') ?? null,
      attempts: attempts.length,
      sample,
      searchText: foldText([name, reference, ...attempts.map((each) => each.receipt)].join(' ')),
    }
  }
}

type Scored = Pick<
  ResponseRow,
  | 'score'
  | 'share'
  | 'isProvisional'
  | 'toMark'
  | 'left'
  | 'state'
  | 'moved'
  | 'reviewers'
  | 'toSettle'
  | 'tags'
  | 'recommendations'
>
type Attempt = SubmittedWithCandidate['response']['attempts'][number]

const UNREADABLE: Scored = {
  score: null,
  share: null,
  isProvisional: true,
  toMark: 0,
  left: 0,
  state: 'nothingToMark',
  moved: null,
  reviewers: [],
  toSettle: 0,
  tags: [],
  recommendations: [],
}

function scored(
  compiled: Compiled | undefined,
  attempt: Attempt,
  { reviews, settled, scores }: SubmittedWithCandidate['response'],
  me: Actor,
): Scored {
  if (!compiled) return UNREADABLE
  const evaluation = startEvaluation(compiled, attempt.answers, attempt)
  const { attemptId } = attempt
  const judged = judge(evaluation, reviews, { attemptId, me, settled })
  const { score, isProvisional, toMark, left, state, mine } = judged
  const { points, most, mostSoFar } = score
  const asked = compiled.questions.filter(({ question }) => isShown(evaluation, question.id))
  return {
    score: {
      ...{ points, most, mostSoFar, ...passResultOf(score) },
      limits: outcomeLimits(compiled.definition.settings),
    },
    share: shareSoFar(score),
    isProvisional,
    toMark: toMark.length,
    left: left.length,
    state,
    moved: movedScore(mine, { scores, me }),
    reviewers: reviews.filter((review) => review.attemptId === attemptId).map(reviewerOf(toMark)),
    toSettle: disagreementOf(judged)?.answers ?? 0,
    recommendations: recommendationsOf(judged),
    tags: [...new Set(asked.flatMap(({ question }) => question.tags ?? []))],
  }
}

function reviewerOf(toMark: readonly string[]) {
  return ({ by, doneAt, marks }: Review): RowReviewer => ({
    name: (by.kind === 'staff' && by.name.trim()) || 'Hiring team',
    isDone: doneAt !== undefined,
    left: toMark.filter((id) => marks[id] === undefined).length,
  })
}
