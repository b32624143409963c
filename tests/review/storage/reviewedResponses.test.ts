import { expect, test } from 'vitest'

import type { Actor } from '#schemas/actor.ts'
import { getResponse } from '#src/hiring/storage/responses.ts'
import {
  commentAnswer,
  commentAttempt,
  finishReview,
  markAnswer,
  reopenReview,
} from '#src/review/storage/marking.ts'
import { settleAnswer } from '#src/review/storage/settling.ts'
import { readRows, type ResponseRow } from '#src/review/workers/responseRows.ts'
import { database } from '#src/storage/core/database.ts'
import { currentActor } from '#src/storage/device/device.ts'
import { getCandidate } from '#src/hiring/storage/candidates.ts'
import {
  getReviewed,
  listReviewed,
  type ReviewedResponse,
} from '#src/review/storage/reviewedResponses.ts'
import { hideNames, revealNames } from '#src/review/storage/revealing.ts'
import { allowRetake } from '#src/review/storage/retakes.ts'
import { attemptCache } from '#src/review/model/attemptCache.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText, number } from '#tests/support/definitions.ts'
import { STAFF, value } from '#tests/support/hiring.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'

withFreshDatabases()

const definition = anAssessment(longText('why', { points: 2 }))

async function responded() {
  const made = await anAssessmentWithResponses(definition)
  const id = await made.respond('Ada Canary', { why: 'I, Ada Canary, say so' })
  const stored = await getCandidate(id)
  if (stored?.kind !== 'whole') throw new Error('It can be read')
  return { ...made, id, reference: stored.value.reference }
}

async function listed(assessmentId: string): Promise<ReviewedResponse[]> {
  return (await listReviewed(assessmentId, attemptCache())).whole
}

async function one(assessmentId: string, id: string): Promise<ReviewedResponse> {
  const read = await getReviewed(assessmentId, id, attemptCache())
  if (read?.kind !== 'whole') throw new Error('It can be read')
  return read.response
}

/** All that a screen can get out of it. */
function saidOf(response: ReviewedResponse): string {
  const read = response.attempts.map(({ attempt, shownAnswers, reading, mine }) => [
    attempt,
    shownAnswers(),
    mine,
    reading?.sections(),
    reading?.toMark().map(({ shown }) => shown()),
    reading?.judged(),
    reading?.quoted('why'),
  ])
  return JSON.stringify([response, read])
}

test('H2: reading contains no name until it is shown, and none when it is hidden again', async () => {
  const { assessmentId, id, reference } = await responded()
  const [row] = await listed(assessmentId)
  for (const response of [row, await one(assessmentId, id)]) {
    expect(response?.candidate).toMatchObject({ reference, name: null, isHidden: true })
    expect(saidOf(response ?? (await one(assessmentId, id)))).not.toMatch(/canary/iu)
  }
  const me = await currentActor()
  value(await revealNames([id], me, 'I know Ada Canary'))
  expect((await one(assessmentId, id)).candidate).toMatchObject({ name: 'Ada Canary' })
  expect(saidOf(await one(assessmentId, id))).toContain('I, Ada Canary, say so')
  const { whole } = await listReviewed(assessmentId, attemptCache(), { hidesAll: true })
  for (const response of whole) expect(saidOf(response)).not.toMatch(/canary/iu)
  expect(whole).toHaveLength(1)
  value(await hideNames([id], me))
  const hidden = await one(assessmentId, id)
  expect(saidOf(hidden)).not.toMatch(/canary/iu)
  expect(hidden.reveals).toMatchObject([{ by: me, reason: 'I know •••' }])
})

test('H2: what is shown to one reviewer stays hidden from others', async () => {
  const { assessmentId, id } = await responded()
  value(await revealNames([id], STAFF, 'Interview'))
  expect((await one(assessmentId, id)).candidate.isHidden).toBe(true)
})

test('H9: names of others are hidden in what reviewers wrote, own words among them', async () => {
  const { assessmentId, id, respond } = await responded()
  await respond('Łukasz Żółć', { why: 'So' })
  const me = await currentActor()
  const at = (by: Actor) => whereIs(id, by)
  for (const by of [STAFF, me]) {
    value(await markAnswer(await at(by), 'why', { points: by === me ? 1 : 2, reason: 'See Zolc' }))
    value(await commentAnswer(await at(by), 'why', 'Unlike Łukasz, Ada can'))
    value(await commentAttempt(await at(by), 'Ahead of Lukasz Żółć'))
    value(await finishReview(await at(by)))
  }
  value(await settleAnswer(await at(me), 'why', { points: 2, reason: 'As for Łukasz' }))
  value(await revealNames([id], STAFF, 'Taken for Żółć'))
  const { attempts, reveals } = await one(assessmentId, id)
  const { reading } = attempts[0] ?? {}
  const said = JSON.stringify([
    reading?.judged().others,
    [...(reading?.judged().settled ?? [])],
    reading?.history(),
    reveals,
  ])
  expect(said).not.toMatch(/lukasz|łukasz|żółć|zolc|canary|ada/iu)
  expect(said).toContain('Unlike •••, ••• can')
  expect(said).toContain('As for •••')
})

test('H9: beside responses with hidden names, words about a shown one name nobody', async () => {
  const { assessmentId, id, respond } = await responded()
  await respond('Łukasz Żółć', { why: 'So' })
  const me = await currentActor()
  const where = await whereIs(id, me)
  value(await markAnswer(where, 'why', { points: 1, reason: 'Ada is ahead of Żółć' }))
  value(await revealNames([id], me, 'Interview'))
  const reasonOf = (response: ReviewedResponse | undefined) =>
    response?.attempts[0]?.reading?.judged('masked').mine?.marks['why']?.reason
  expect(reasonOf(await one(assessmentId, id))).toBe('Ada is ahead of Żółć')
  const cache = attemptCache()
  const beside = await getReviewed(assessmentId, id, cache, { besideHidden: true })
  const chosen = { candidateIds: [id], besideHidden: true }
  const { whole } = await listReviewed(assessmentId, cache, chosen)
  for (const response of [beside?.kind === 'whole' ? beside.response : undefined, whole[0]]) {
    expect(response?.candidate.name).toBe('Ada Canary')
    expect(reasonOf(response)).toBe('••• is ahead of •••')
  }
})

test('H10: the stage is hidden until one’s review is in, from whoever has something to mark', async () => {
  const { assessmentId, id } = await responded()
  const rows = async () => {
    const found: ResponseRow[] = []
    await readRows({ assessmentId, candidateIds: null }, async ({ items }) => {
      found.push(...items)
    })
    return found
  }
  const stages = async () => [
    (await one(assessmentId, id)).candidate.stage,
    (await listed(assessmentId))[0]?.candidate.stage,
    (await rows())[0]?.stage,
  ]
  const me = await whereIs(id, await currentActor())
  const other = await whereIs(id, STAFF)
  value(await markAnswer(other, 'why', { points: 1 }))
  value(await finishReview(other))
  value(await revealNames([id], me.me, 'A friend'))
  expect(await stages()).toEqual([null, null, null])
  value(await markAnswer(me, 'why', { points: 1 }))
  expect(await stages()).toEqual([null, null, null])
  value(await finishReview(me))
  expect(await stages()).toEqual(['applied', 'applied', 'applied'])
  value(await reopenReview(me))
  expect(await stages()).toEqual([null, null, null])
})

test('H10: where keys decide every answer, there is nothing to mark and the stage is shown', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(
    anAssessment(number('sum', { points: 1, key: { value: 2, tolerance: 0 } })),
  )
  const id = await respond('Ada Canary', { sum: 2 })
  expect((await one(assessmentId, id)).candidate.stage).toBe('applied')
})

async function whereIs(candidateId: string, me: Actor) {
  const stored = await getResponse(candidateId)
  if (stored?.kind !== 'whole') throw new Error('It can be read')
  return { candidateId, attemptId: stored.value.attempts[0]?.attemptId ?? '', me }
}

test('H1: the reference stays the same after a retake, also without the candidate', async () => {
  const { assessmentId, id, reference, submit } = await responded()
  value(await allowRetake(id, STAFF))
  await submit(id, { why: 'Again' })
  const [again] = await listed(assessmentId)
  expect(again?.attempts).toHaveLength(2)
  expect(again?.candidate.reference).toBe(reference)

  await database.table('Candidates').update(id, { name: 7 })
  const [unknown] = await listed(assessmentId)
  expect(unknown?.candidate).toMatchObject({ name: null, stage: null })
  expect(unknown?.candidate.reference).toBe(again?.attempts[0]?.attempt.receipt)
})

test('what is damaged is counted, and nothing of it is read', async () => {
  const { assessmentId, id } = await responded()
  await database.table('Responses').update(id, { attempts: 'Canary' })
  const { whole, damaged } = await listReviewed(assessmentId, attemptCache())
  expect(whole).toEqual([])
  expect(damaged).toEqual([{ isNewer: false }])
  const read = await getReviewed(assessmentId, id, attemptCache())
  expect(read).toEqual({ kind: 'damaged', isNewer: false })
})
