// @vitest-environment happy-dom
import { expect, test } from 'vitest'

import { responseTable } from '#src/storage/core/database.ts'
import { sealResponses } from '#src/custody/storage/protection/responsePass.ts'
import { lock } from '#src/storage/protection/unlocking.ts'
import {
  commentAnswer,
  commentAttempt,
  finishReview,
  markAnswer,
} from '#src/review/storage/marking.ts'
import { getResponse } from '#src/hiring/storage/responses.ts'
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
  expect(stored).not.toContain(':2.125')
  expect(await readBack(candidateId)).toMatchObject({
    reviews: [{ comment: 'canary-overall', comments: { c: 'canary-comment' } }],
    scores: [{ points: 3.125, most: 7 }],
  })

  lock()
  await expect(getResponse(candidateId)).rejects.toThrow('dropped')
})

test('settled marks that are left in plain are sealed by the next pass', async () => {
  const { respond } = await anAssessmentWithResponses(anAssessment(longText('b', { points: 4 })))
  const candidateId = await respond('Ada', { b: 'Because.' })
  const attemptId = (await attemptsOf(candidateId))[0] ?? ''
  await protect()
  const at = '2026-03-02T09:00:00.000Z'
  const settled = [
    { attemptId, questionId: 'b', points: 3, reason: 'canary-settled', at, by: STAFF },
  ]
  await responseTable.where(':id').equals(candidateId).modify({ settled })
  expect(await everythingStored()).toContain('canary-settled')
  value(await sealResponses.work([candidateId]))
  expect(await everythingStored()).not.toContain('canary-settled')
  expect(await readBack(candidateId)).toMatchObject({ settled })
})

async function readBack(candidateId: string) {
  const stored = await getResponse(candidateId)
  if (stored?.kind !== 'whole') throw new Error('It can be read')
  return stored.value
}

async function attemptsOf(candidateId: string): Promise<string[]> {
  return (await readBack(candidateId)).attempts.map(({ attemptId }) => attemptId)
}
