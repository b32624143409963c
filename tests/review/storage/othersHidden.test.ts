import { expect, test } from 'vitest'

import { attemptCache } from '#src/review/model/attemptCache.ts'
import { compile } from '#src/assessment/engine/evaluation/compile.ts'
import { comparedAnswers } from '#src/review/model/agreement/compareReviews.ts'
import { countedAttempts, submissionOf } from '#src/assessment/engine/statistics/submissions.ts'
import { addReviewer, listTeam, switchReviewer } from '#src/storage/device/team.ts'
import { currentActor } from '#src/storage/device/device.ts'
import {
  commentAnswer,
  commentAttempt,
  finishReview,
  markAnswer,
  recommend,
} from '#src/review/storage/marking.ts'
import { getReviewed, listReviewed } from '#src/review/storage/reviewedResponses.ts'
import { settleAnswer } from '#src/review/storage/settling.ts'
import { readSubmittedOf } from '#src/review/storage/submittedBatches.ts'
import { listVersions } from '#src/storage/stored/versions.ts'
import { createResponseWriter } from '#src/review/files/writeResponses.ts'
import { rowMaker } from '#src/review/workers/responseRows.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText } from '#tests/support/definitions.ts'
import { STAFF, value } from '#tests/support/hiring.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'

withFreshDatabases()

const LEA = { kind: 'staff', name: 'Lea' } as const
const OMAR = { kind: 'staff', name: 'Omar' } as const
const definition = anAssessment(longText('why', { points: 100 }))

test('J2, J7: nothing that others marked is read anywhere until one’s own review is finished', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(definition)
  const candidateId = await respond('Ada', { why: 'Because.' })
  const [first] = (await readSubmittedOf([candidateId], [])).whole
  const attemptId = first?.response.attempts[0]?.attemptId ?? ''
  const as = (me: typeof STAFF | typeof LEA | typeof OMAR) => ({ candidateId, attemptId, me })
  for (const [me, points] of [
    [STAFF, 73.25],
    [LEA, 61.25],
  ] as const) {
    value(await markAnswer(as(me), 'why', { points, reason: 'canary reason' }))
    value(await commentAnswer(as(me), 'why', 'canary comment'))
    value(await commentAttempt(as(me), 'canary overall'))
    value(await recommend(as(me), 'strongNo'))
    value(await finishReview(as(me)))
  }
  value(await settleAnswer(as(STAFF), 'why', { points: 67.25, reason: 'canary settled' }))
  value(await addReviewer('Omar'))
  const omar = (await listTeam()).find(({ name }) => name === 'Omar')
  value(await switchReviewer(omar?.id ?? '', ''))

  const hidden = /canary|strongNo|73\.25|61\.25|67\.25/
  expect(await everythingRead(assessmentId, candidateId)).not.toMatch(hidden)
  value(await markAnswer(as(OMAR), 'why', { points: 50 }))
  expect(await everythingRead(assessmentId, candidateId)).not.toMatch(hidden)
  value(await finishReview(as(OMAR)))
  const after = await everythingRead(assessmentId, candidateId)
  for (const shown of ['canary comment', '73.25', '61.25', '67.25']) expect(after).toContain(shown)
})

/** What list, response, marking by question, agreement, statistics and exports have of a response. */
async function everythingRead(assessmentId: string, candidateId: string): Promise<string> {
  const [versions, me] = [await listVersions(assessmentId), await currentActor()]
  const batch = await readSubmittedOf([candidateId], versions)
  const listing = await listReviewed(assessmentId, attemptCache(), { hidesAll: true })
  const one = await getReviewed(assessmentId, candidateId, attemptCache())
  const attempts = [
    ...listing.whole.flatMap((each) => each.attempts),
    ...(one?.kind === 'whole' ? one.response.attempts : []),
  ]
  const read: unknown[] = [
    attempts.map(({ mine, reading }) => {
      const judged = reading?.judged()
      if (!judged || !reading) throw new Error('The version can be read')
      const compared = comparedAnswers({ candidateId, attemptId: '' }, reading, judged)
      return [
        { ...judged, settled: [...judged.settled] },
        mine,
        reading.scoreByKeys(),
        compared.map(({ points }) => [...points]),
      ]
    }),
    batch.whole.map(rowMaker({ versions, me, jobNameById: new Map() })),
    versions.flatMap((version) =>
      countedAttempts(
        batch.whole.map(({ response }) => response),
        version.id,
      ).map((attempt) => submissionOf(compile(version.definition), attempt, me)),
    ),
  ]
  for (const format of ['csv', 'json'] as const) {
    const writer = createResponseWriter(
      {
        assessment: { id: assessmentId, title: 'Cook' },
        versions,
        jobNameById: new Map(),
        me,
        exportedAt: '2026-02-04T08:00:00.000Z',
      },
      { format, words: 'labels', includesNames: true, byteOrderMark: false },
    )
    for (const record of batch.whole) writer.add(record)
    read.push(await writer.finish().file.text())
  }
  return JSON.stringify(read)
}
