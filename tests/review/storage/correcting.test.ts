import { beforeEach, expect, test } from 'vitest'

import { assessmentTable } from '#src/storage/core/database.ts'
import { getAssessment } from '#src/storage/stored/assessments.ts'
import { listCorrectedVersions } from '#src/review/storage/correctedVersions.ts'
import { correctKey, recordKeyCorrection } from '#src/review/storage/correcting.ts'
import { finishReview, markAnswer } from '#src/review/storage/marking.ts'
import { observeReviewing } from '#src/review/storage/observing.ts'
import { getResponse } from '#src/hiring/storage/responses.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText, singleChoice } from '#tests/support/definitions.ts'
import { eventually } from '#tests/support/eventually.ts'
import { failure, STAFF, value } from '#tests/support/hiring.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'

withFreshDatabases()

const definition = anAssessment(
  singleChoice('capital', ['Oslo', 'Bergen'], { key: { options: ['Bergen'] }, points: 2 }),
  longText('why', { points: 4 }),
)
let assessmentId: string
let oslo: string
let bergen: string

beforeEach(async () => {
  const responses = await anAssessmentWithResponses(definition)
  assessmentId = responses.assessmentId
  oslo = await responses.respond('Ada', { capital: { option: 'Oslo' }, why: 'Because.' })
  bergen = await responses.respond('Ben', { capital: { option: 'Bergen' } })
})

function correct(over: Partial<Parameters<typeof correctKey>[0]> = {}) {
  return correctKey({
    assessmentId,
    versionId: `${assessmentId}.v1`,
    questionId: 'capital',
    key: { options: ['Oslo', 'Bergen'] },
    reason: ' Both are right ',
    by: STAFF,
    known: 0,
    ...over,
  })
}

async function scoresOf(candidateId: string) {
  const stored = await getResponse(candidateId)
  if (stored?.kind !== 'whole') throw new Error('It can be read')
  return stored.value.scores
}

async function correctionsNow() {
  const stored = await getAssessment(assessmentId)
  if (stored?.kind !== 'whole') throw new Error('It can be read')
  return stored.value.keyCorrections
}

async function keyNow() {
  const [version] = await listCorrectedVersions(assessmentId)
  return version?.definition.sections[0]?.questions[0]
}

test('U1: a correction is kept beside the version, with its author and reason', async () => {
  const versionBefore = await assessmentTable.get(`${assessmentId}.v1`)
  value(await correct())
  expect(await correctionsNow()).toMatchObject([
    {
      questionId: 'capital',
      key: { options: ['Oslo', 'Bergen'] },
      reason: 'Both are right',
      by: STAFF,
    },
  ])
  expect(await assessmentTable.get(`${assessmentId}.v1`)).toEqual(versionBefore)
  expect(await keyNow()).toMatchObject({ key: { options: ['Oslo', 'Bergen'] } })
})

test('U1: a correction needs a reason and a different key that the question can have', async () => {
  expect(failure(await correct({ reason: ' ' }))).toBe('needs-reason')
  expect(failure(await correct({ key: { options: ['Bergen'] } }))).toBe('not-a-correction')
  expect(failure(await correct({ key: { options: [] } }))).toBe('not-a-correction')
  expect(failure(await correct({ questionId: 'why' }))).toBe('not-a-correction')
  expect(failure(await correct({ versionId: `${assessmentId}.v7` }))).toBe('not-found')
  expect(await correctionsNow()).toEqual([])
  value(await correct())
  expect(failure(await correct({ key: { options: ['Oslo'] } }))).toBe('changed-elsewhere')
})

test('U1: later marks are scored with the corrected key', async () => {
  const attemptId = await attemptOf(oslo)
  value(await correct())
  const where = { candidateId: oslo, attemptId, me: STAFF }
  value(await markAnswer(where, 'why', { points: 3 }))
  value(await finishReview(where))
  expect(await scoresOf(oslo)).toMatchObject([{ points: 5, most: 6 }])
})

test('U1: corrections count even if something else in the assessment is damaged', async () => {
  value(await correct())
  await assessmentTable.update(assessmentId, { title: 7 })
  expect(await keyNow()).toMatchObject({ key: { options: ['Oslo', 'Bergen'] } })
})

test('U3: each changed score is recorded once, with the old one, and nothing is overwritten', async () => {
  const attemptId = await attemptOf(oslo)
  const where = { candidateId: oslo, attemptId, me: STAFF }
  value(await markAnswer(where, 'why', { points: 3 }))
  value(await finishReview(where))
  const before = await scoresOf(oslo)
  const { at } = value(await correct())
  const recording = { assessmentId, at, candidateIds: [oslo, bergen] }
  expect(value(await recordKeyCorrection(recording))).toBe(1)
  const after = await scoresOf(oslo)
  expect(after.slice(0, 1)).toEqual(before)
  expect(after.slice(1)).toEqual([
    {
      attemptId,
      at,
      by: STAFF,
      reason: 'Both are right',
      points: 5,
      most: 6,
      keyFixed: { questionId: 'capital', pointsBefore: 3, mostBefore: 6, toBeMarked: 0 },
    },
  ])
  expect(await scoresOf(bergen)).toEqual([])
  expect(value(await recordKeyCorrection(recording))).toBe(0)
  expect(await scoresOf(oslo)).toEqual(after)
})

test('U3: recording that was interrupted is finished later, also after another correction', async () => {
  const first = value(await correct({ key: { options: ['Oslo'] } }))
  expect((await correctionsNow())[0]).not.toHaveProperty('recordedAt')
  const second = value(await correct({ known: 1 }))
  const both = [oslo, bergen]
  value(await recordKeyCorrection({ assessmentId, at: first.at, candidateIds: [oslo] }))
  value(await recordKeyCorrection({ assessmentId, at: first.at, candidateIds: both }))
  value(await recordKeyCorrection({ assessmentId, at: second.at, candidateIds: both }))
  const points = async (id: string) =>
    (await scoresOf(id)).map((entry) => [entry.keyFixed?.pointsBefore, entry.points])
  expect(await points(oslo)).toEqual([[0, 2]])
  expect(await points(bergen)).toEqual([
    [2, 0],
    [0, 2],
  ])
  expect((await correctionsNow()).map(({ recordedAt }) => typeof recordedAt)).toEqual([
    'string',
    'string',
  ])
})

test('a corrected key, but no change of the draft, reads the responses again', async () => {
  const seen: unknown[] = []
  const end = observeReviewing(assessmentId, (ids) => seen.push(ids))
  await assessmentTable.update(assessmentId, { title: 'Renamed' })
  value(await correct())
  await eventually(() => expect(seen).toEqual([null]))
  end()
})

async function attemptOf(candidateId: string): Promise<string> {
  const stored = await getResponse(candidateId)
  if (stored?.kind !== 'whole') throw new Error('It can be read')
  return stored.value.attempts[0]?.attemptId ?? ''
}
