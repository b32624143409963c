import { currentActor } from '#src/storage/device/device.ts'
import { listCorrectedVersions } from '#src/review/storage/correctedVersions.ts'
import { reviewedFrom } from '#src/review/storage/reviewedResponses.ts'
import { listResponseIds, readSubmittedOf } from '#src/review/storage/submittedBatches.ts'
import { type AttemptToMark, attemptToMark } from '#src/review/model/answersToQuestion.ts'
import { attemptCache } from '#src/review/model/attemptCache.ts'
import type { Report } from '#src/storage/workers/tasks.ts'

import type { ReadResponseData, ResponseDataInput } from './progress.ts'

const BATCH_SIZE = 100

/** Reports what has to be marked as the responses are read; there is no other result. */
export async function readToMark(
  { assessmentId, candidateIds }: ResponseDataInput,
  report: Report<ReadResponseData<AttemptToMark>>,
): Promise<null> {
  const [versions, me, ids] = await Promise.all([
    listCorrectedVersions(assessmentId),
    currentActor(),
    candidateIds ?? listResponseIds(assessmentId).then((all) => [...all.submitted, ...all.others]),
  ])
  const total = ids.length
  if (total === 0) await report({ items: [], damaged: [], done: 0, total })
  for (let done = 0; done < total; ) {
    const batch = ids.slice(done, done + BATCH_SIZE)
    const { whole, damaged } = await readSubmittedOf(batch, versions)
    done += batch.length
    // One question is marked without names, also by who knows some. Nothing of it is needed again.
    const around = { versions, me, cache: attemptCache(), hidesAll: true }
    await report({
      items: whole
        .filter(({ response }) => response.assessmentId === assessmentId)
        .flatMap(({ response, candidate }) => {
          const last = reviewedFrom(response, candidate, around).attempts.at(-1)
          return (last && attemptToMark(response.candidateId, last, me)) ?? []
        }),
      damaged: damaged.map(({ id, isNewer }) => ({ id, isNewer })),
      done,
      total,
    })
  }
  return null
}
