/** Jobs over all responses to an assessment at once, in a worker where there is one. */

import {
  type AttemptToMark,
  attemptToMark,
  keyedForms,
} from '#src/review/model/answersToQuestion.ts'
import type { Report, Tasks } from '#src/storage/workers/tasks.ts'
import { currentActor } from '#src/storage/device/device.ts'
import { listCorrectedVersions } from '#src/review/storage/correctedVersions.ts'
import { listMentions, type Mention } from '#src/review/storage/mentions.ts'
import { reviewedFrom } from '#src/review/storage/reviewedResponses.ts'
import { listResponseIds, readSubmittedOf } from '#src/review/storage/submittedBatches.ts'
import { attemptCache } from '#src/review/model/attemptCache.ts'
import { NO_MASK } from '#src/review/model/masking/answerMask.ts'

import { type ExportInput, exportResponses, type ExportResult } from './exportJob.ts'
import { type FairOutcomeInput, fairOutcomeOf, type FairOutcomeResult } from './fairOutcomeJob.ts'
import { keyEffects, type KeyEffects, type KeyEffectsInput } from './keyEffectsJob.ts'
import { type MailMerge, type MailMergeInput, writeMailMerge } from './mailMergeJob.ts'
import { readRows, type ResponseRow } from './responseRows.ts'
import { readShortlist, type Shortlist, type ShortlistInput } from './shortlistJob.ts'
import {
  type StatisticsInput,
  statisticsOfVersion,
  type StatisticsResult,
} from './statisticsJob.ts'
import type { Progress, ReadResponseData, ResponseDataInput } from './progress.ts'
import { readWhatIf, type WhatIfBasis, type WhatIfInput } from './whatIfJob.ts'

/** The candidates whose notes are read; null: all. */
type MentionsInput = Pick<ResponseDataInput, 'candidateIds'>

export interface Jobs {
  export: { input: ExportInput; progress: Progress; result: ExportResult }
  fairOutcome: { input: FairOutcomeInput; progress: Progress; result: FairOutcomeResult }
  keyEffects: { input: KeyEffectsInput; progress: Progress; result: KeyEffects }
  mailMerge: { input: MailMergeInput; progress: null; result: MailMerge }
  mentions: { input: MentionsInput; progress: null; result: Mention[] }
  rows: { input: ResponseDataInput; progress: ReadResponseData<ResponseRow>; result: null }
  shortlist: { input: ShortlistInput; progress: Progress; result: Shortlist }
  statistics: { input: StatisticsInput; progress: Progress; result: StatisticsResult }
  toMark: { input: ResponseDataInput; progress: ReadResponseData<AttemptToMark>; result: null }
  whatIf: { input: WhatIfInput; progress: Progress; result: WhatIfBasis }
}
export type JobKind = keyof Jobs
/** Those about one assessment. */
export type AssessmentJob = Exclude<JobKind, 'mentions'>

export const jobs: Tasks<Jobs> = {
  export: exportResponses,
  fairOutcome: fairOutcomeOf,
  keyEffects,
  mailMerge: writeMailMerge,
  mentions: ({ candidateIds }) => listMentions(candidateIds),
  rows: readRows,
  shortlist: readShortlist,
  statistics: statisticsOfVersion,
  toMark: readToMark,
  whatIf: readWhatIf,
}

const BATCH_SIZE = 100

/** Reports what has to be marked as the responses are read; there is no other result. */
async function readToMark(
  { assessmentId, candidateIds }: ResponseDataInput,
  report: Report<ReadResponseData<AttemptToMark>>,
): Promise<null> {
  const [versions, me, ids] = await Promise.all([
    listCorrectedVersions(assessmentId),
    currentActor(),
    candidateIds ?? listResponseIds(assessmentId).then((all) => [...all.submitted, ...all.others]),
  ])
  const forms = keyedForms(versions)
  const total = ids.length
  if (total === 0) await report({ items: [], damaged: [], done: 0, total })
  for (let done = 0; done < total; ) {
    const batch = ids.slice(done, done + BATCH_SIZE)
    const { whole, damaged } = await readSubmittedOf(batch, versions)
    done += batch.length
    // One question is marked without names, also by who knows some. Nothing of it is needed again.
    const around = { versions, me, cache: attemptCache(), hidesAll: true, hideNames: NO_MASK.text }
    await report({
      items: whole
        .filter(({ response }) => response.assessmentId === assessmentId)
        .flatMap(({ response, candidate }) => {
          const last = reviewedFrom(response, candidate, around).attempts.at(-1)
          return (last && attemptToMark(response.candidateId, last, { me, forms })) ?? []
        }),
      damaged: damaged.map(({ id, isNewer }) => ({ id, isNewer })),
      done,
      total,
    })
  }
  return null
}
