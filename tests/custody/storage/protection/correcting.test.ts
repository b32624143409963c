// @vitest-environment happy-dom
import { expect, test } from 'vitest'

import { assessmentTable } from '#src/storage/core/database.ts'
import { lock } from '#src/storage/protection/unlocking.ts'
import { getAssessment } from '#src/storage/stored/assessments.ts'
import { listCorrectedVersions } from '#src/review/storage/correctedVersions.ts'
import { correctKey, recordKeyCorrection } from '#src/review/storage/correcting.ts'
import { saveWhatIf } from '#src/review/storage/whatIfs.ts'
import { getResponse } from '#src/hiring/storage/responses.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, shortText } from '#tests/support/definitions.ts'
import { STAFF, value } from '#tests/support/hiring.ts'
import { everythingStored, protect } from '#tests/support/protection/protecting.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'

withFreshDatabases()

test('corrected keys and the scores they change are sealed, and not in what candidates read', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(
    anAssessment(shortText('b', { key: { accepted: ['x'], ignoreCase: true }, points: 2.125 })),
  )
  const candidateId = await respond('Ada', { b: 'canary-key' })
  await protect()
  const versionId = `${assessmentId}.v1`
  const versionBefore = await assessmentTable.get(versionId)
  const { at } = value(
    await correctKey({
      assessmentId,
      versionId,
      questionId: 'b',
      key: { accepted: ['canary-key'], ignoreCase: true },
      reason: 'canary-reason',
      by: STAFF,
      known: 0,
    }),
  )
  expect(value(await recordKeyCorrection({ assessmentId, at, candidateIds: [candidateId] }))).toBe(
    1,
  )
  const stored = await everythingStored()
  expect(stored).not.toContain('canary')
  expect(stored).not.toContain(':2.125')
  expect(await assessmentTable.get(versionId)).toEqual(versionBefore)
  const response = await getResponse(candidateId)
  expect(response).toMatchObject({
    value: { scores: [{ points: 2.125, reason: 'canary-reason' }] },
  })

  lock()
  await expect(listCorrectedVersions(assessmentId)).rejects.toThrow('dropped')
})

test('saved what-ifs are sealed', async () => {
  const { assessmentId } = await anAssessmentWithResponses(anAssessment(shortText('b')))
  await protect()
  const saved = value(
    await saveWhatIf(assessmentId, {
      id: 'w1',
      versionId: `${assessmentId}.v1`,
      name: 'canary-name',
      by: STAFF,
      weights: { b: 7.25 },
      bands: {},
    }),
  )
  const stored = await everythingStored()
  expect(stored).not.toContain('canary')
  expect(stored).not.toContain(':7.25')
  expect(await getAssessment(assessmentId)).toMatchObject({ value: { whatIfs: [saved] } })
})
