/**
 * Submitted responses as one reviewer may see them. Whoever reads them here holds no name unless it
 * is shown to this reviewer (rules H1 to H7), and no answer to a self-identification question (G2).
 */
import type { Candidate, Stage } from '#schemas/records/candidate.ts'
import type { Actor } from '#schemas/actor.ts'
import type { Reveal } from '#schemas/reveal.ts'
import type { Response } from '#schemas/records/response.ts'
import {
  type AnswerMask,
  answerMask,
  NO_MASK,
  withNames,
} from '#src/review/model/masking/answerMask.ts'
import type { TextMask } from '#src/review/model/masking/textMask.ts'
import type { CorrectedVersion } from '#src/review/model/keyCorrections.ts'
import type { AttemptCache } from '#src/review/model/attemptCache.ts'
import { type ReviewedAttempt, reviewedAttempt } from '#src/review/model/reviewedAttempt.ts'
import { isNameShown } from '#src/review/model/reveals.ts'
import { withheldAttempt } from '#src/review/model/withholding.ts'
import { candidateTable, responseTable } from '#src/storage/core/database.ts'
import { currentActor } from '#src/storage/device/device.ts'
import { candidates, responses } from '#src/storage/records/recordKinds.ts'
import { readRecord } from '#src/storage/records/records.ts'
import { checkRecords } from '#src/storage/records/shapes.ts'
import { whenReady } from '#src/storage/sealing/prepareParts.ts'

import { listCorrectedVersions } from './correctedVersions.ts'
import { namesHidden } from './hidingNames.ts'

export interface ReviewedCandidate {
  /** One reference for everything that the candidate submits (rule H1). */
  reference: string
  /** Null while it is hidden, or if the record can't be read. */
  name: string | null
  isHidden: boolean
  /** Null until this reviewer's review is in (rule H10), and if the record can't be read. */
  stage: Stage | null
}

export interface ReviewedResponse {
  candidateId: string
  assessmentId: string
  candidate: ReviewedCandidate
  /** Finished attempts, oldest first. */
  attempts: readonly ReviewedAttempt[]
  /** The time of the last submission; null before the first. */
  submittedAt: string | null
  /** An attempt is in progress. */
  isInProgress: boolean
  isRetakeAllowed: boolean
  /** The reviewers to whom the name was shown, oldest first. */
  reveals: readonly Reveal[]
  sample: boolean
}

export interface ReviewedListing {
  /** By id: the order of the submissions would tell whose they are (rule H12). */
  whole: ReviewedResponse[]
  /** Without what is stored, which may contain anything. The data page exports it. */
  damaged: { isNewer: boolean }[]
  /** Oldest first. */
  versions: CorrectedVersion[]
  /** The reviewer at this device. */
  me: Actor
}

/**
 * The submitted responses to an assessment, without unfinished ones. With `hidesAll`, names are hidden
 * that this reviewer was shown as well; with `candidateIds`, only theirs are read. `besideHidden`: as in
 * `getReviewed`.
 */
export async function listReviewed(
  assessmentId: string,
  cache: AttemptCache,
  {
    hidesAll = false,
    besideHidden = false,
    candidateIds,
  }: { hidesAll?: boolean; besideHidden?: boolean; candidateIds?: readonly string[] } = {},
): Promise<ReviewedListing> {
  const [versions, me, listing] = await Promise.all([
    listCorrectedVersions(assessmentId),
    currentActor(),
    whenReady(async () => {
      const raws: unknown[] =
        candidateIds === undefined
          ? await responseTable.where('assessmentId').equals(assessmentId).toArray()
          : (await responseTable.bulkGet([...candidateIds])).filter((raw) => raw !== undefined)
      const { whole, damaged } = checkRecords(responses, raws)
      const submitted = whole.filter(({ submittedAt }) => submittedAt !== undefined)
      submitted.sort((a, b) => (a.candidateId < b.candidateId ? -1 : 1))
      const people = await candidateTable.bulkGet(submitted.map(({ candidateId }) => candidateId))
      const known = checkRecords(candidates, people).whole
      return { submitted, damaged, known }
    }),
  ])
  const candidateById = new Map(listing.known.map((candidate) => [candidate.id, candidate]))
  // Those that are asked for are read together, whatever is in them.
  const hasAnyWords = candidateIds !== undefined || listing.submitted.some(hasWords)
  const hideNames = hasAnyWords ? await namesHidden(assessmentId) : NO_MASK.text
  const around = { versions, me, cache, hidesAll, besideHidden, hideNames }
  return {
    whole: listing.submitted.map((response) =>
      reviewedFrom(response, candidateById.get(response.candidateId) ?? null, around),
    ),
    damaged: listing.damaged.map(({ isNewer }) => ({ isNewer })),
    versions,
    me,
  }
}

export type ReviewedReading =
  | { kind: 'damaged'; isNewer: boolean }
  | { kind: 'whole'; response: ReviewedResponse; me: Actor }

/**
 * One response to this assessment, finished or not; null if there is none. With `hidesAll`, the name is
 * hidden also if this reviewer was shown it. `besideHidden`: it is shown beside responses whose names are
 * hidden, so that nobody is named in what reviewers wrote (rule H9).
 */
export async function getReviewed(
  assessmentId: string,
  candidateId: string,
  cache: AttemptCache,
  { hidesAll = false, besideHidden = false } = {},
): Promise<ReviewedReading | null> {
  const [stored, candidate, versions, me] = await Promise.all([
    readRecord(responses, candidateId),
    readRecord(candidates, candidateId),
    listCorrectedVersions(assessmentId),
    currentActor(),
  ])
  if (stored?.kind === 'damaged') return { kind: 'damaged', isNewer: stored.record.isNewer }
  if (stored === null || stored.value.assessmentId !== assessmentId) return null
  const whole = candidate?.kind === 'whole' ? candidate.value : null
  const hideNames = hasWords(stored.value) ? await namesHidden(assessmentId) : NO_MASK.text
  const around = { versions, me, cache, hidesAll, besideHidden, hideNames }
  const response = reviewedFrom(stored.value, whole, around)
  return { kind: 'whole', response, me }
}

/** The data with which a response is read. */
export interface Around {
  versions: readonly CorrectedVersion[]
  me: Actor
  cache: AttemptCache
  hidesAll: boolean
  /** It is shown beside responses whose names are hidden. */
  besideHidden?: boolean
  /** Hides the names of all who responded in what reviewers wrote (rule H9). */
  hideNames: TextMask
}

/** A response that was read with its candidate's record, as one reviewer may see it. */
export function reviewedFrom(
  response: Response,
  candidate: Pick<Candidate, 'reference' | 'name' | 'email' | 'phone' | 'stage'> | null,
  { versions, me, cache, hidesAll, besideHidden = false, hideNames }: Around,
): ReviewedResponse {
  const { candidateId, assessmentId, attempts, reviews, settled, scores, reveals = [] } = response
  const { current, retakeAllowedAt } = response
  const isHidden = hidesAll || !isNameShown(reveals, me)
  const reference = candidate?.reference ?? attempts[0]?.receipt ?? ''
  const { name = '', email = '', phone = '' } = candidate ?? {}
  const person = { reference, name, email, phone }
  const shownMask = besideHidden ? { ...NO_MASK, words: hideNames } : NO_MASK
  const read = attempts.map((given) => {
    const attempt = withheldAttempt(given, versions)
    const version = versions.find(({ id }) => id === attempt.versionId) ?? null
    const mask = isHidden ? withNames(cache.mask(version, attempt, person), hideNames) : shownMask
    return reviewedAttempt(attempt, { version, reviews, settled, scores, me, mask, cache })
  })
  return {
    candidateId,
    assessmentId,
    candidate: {
      reference,
      name: isHidden ? null : (candidate?.name ?? null),
      isHidden,
      stage: isReviewIn(read.at(-1)) ? (candidate?.stage ?? null) : null,
    },
    attempts: read,
    submittedAt: response.submittedAt ?? null,
    isInProgress: current !== undefined,
    isRetakeAllowed: retakeAllowedAt !== undefined,
    reveals:
      isHidden && reveals.length > 0
        ? maskedReveals(reveals, withNames(answerMask(person, {}, []), hideNames))
        : reveals,
    sample: response.sample ?? false,
  }
}

/** The reason may contain the name, because its author has seen it. */
function maskedReveals(reveals: readonly Reveal[], { words }: AnswerMask): Reveal[] {
  return reveals.map((reveal) => ({ ...reveal, reason: words(reveal.reason) }))
}

/** Whether a reviewer wrote something about the response, also whoever reads it. */
function hasWords({ reviews, settled, scores, reveals }: Response): boolean {
  return [reviews, settled, scores, reveals].some((each) => each?.length)
}

/** Whether this reviewer has finished the review of the attempt, or has nothing to mark in it. */
function isReviewIn(attempt: ReviewedAttempt | undefined): boolean {
  if (!attempt?.reading || attempt.mine?.doneAt !== undefined) return true
  return attempt.reading.toMark().length === 0
}
