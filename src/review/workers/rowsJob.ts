import { currentActor } from '#src/storage/device/device.ts'
import { listJobs } from '#src/hiring/storage/jobs.ts'
import { listResponseIds, readSubmittedOf } from '#src/review/storage/submittedBatches.ts'
import { listCorrectedVersions } from '#src/review/storage/correctedVersions.ts'
import { jobNames } from '#src/staff/words/jobNames.ts'
import type { Report } from '#src/storage/workers/tasks.ts'

import { type ResponseRow, rowMaker } from './responseRow.ts'
import type { ResponseDataInput, ReadResponseData } from './progress.ts'

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
      // The newest first, and then those that may be damaged.
      listResponseIds(assessmentId).then((all) => [...all.submitted.toReversed(), ...all.others]),
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
