// @vitest-environment happy-dom
import { expect, test } from 'vitest'

import { lock } from '#src/db/protection/unlocking.ts'
import {
  commentAnswer,
  commentAttempt,
  finishReview,
  markAnswer,
} from '#src/db/reviewing/marking.ts'
import { getResponse } from '#src/db/stored/responses.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText } from '#tests/support/definitions.ts'
import { STAFF, value } from '#tests/support/hiring.ts'
import { everythingStored, protect } from '#tests/support/protection/protecting.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'

withFreshDatabases()

test('marks, reasons, comments and scores are sealed, and marking goes on from them', async () => {
  const { respond } = await anAssessmentWithResponses(
    anAssessment(longText('b', { points: 4 }), longText('c', { points: 3 })),
  )
  const candidateId = await respond('Ada', { b: 'Because.', c: 'So.' })
  await protect()
  const where = { candidateId, attemptId: (await attemptsOf(candidateId))[0] ?? '', me: STAFF }

  value(await markAnswer(where, 'b', { points: 2.125, reason: 'canary-reason' }))
  value(await markAnswer(where, 'c', { points: 1 }))
  value(await commentAnswer(where, 'c', 'canary-comment'))
  value(await commentAttempt(where, 'canary-overall'))
  value(await finishReview(where))
  const stored = await everythingStored()
  expect(stored).not.toContain('canary')
  expect(stored).not.toContain('2.125')
  expect(await readBack(candidateId)).toMatchObject({
    reviews: [{ comment: 'canary-overall', comments: { c: 'canary-comment' } }],
    scores: [{ points: 3.125, most: 7 }],
  })

  lock()
  await expect(getResponse(candidateId)).rejects.toThrow('dropped')
})

async function readBack(candidateId: string) {
  const stored = await getResponse(candidateId)
  if (stored?.kind !== 'whole') throw new Error('It can be read')
  return stored.value
}

async function attemptsOf(candidateId: string): Promise<string[]> {
  return (await readBack(candidateId)).attempts.map(({ attemptId }) => attemptId)
}
