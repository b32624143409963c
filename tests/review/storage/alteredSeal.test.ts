import { expect, test } from 'vitest'

import { database } from '#src/storage/core/database.ts'
import { currentActor } from '#src/storage/device/device.ts'
import { commentAttempt } from '#src/review/storage/marking.ts'
import { getReviewed, listReviewed } from '#src/review/storage/reviewedResponses.ts'
import { forgetParts } from '#src/storage/sealing/sealedParts.ts'
import { attemptCache } from '#src/review/model/attemptCache.ts'
import { exportResponses } from '#src/review/workers/exportJob.ts'
import { readRows } from '#src/review/workers/responseRows.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText } from '#tests/support/definitions.ts'
import { value } from '#tests/support/hiring.ts'
import { protect } from '#tests/support/protection/protecting.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'

withFreshDatabases()

const exportedAt = '2026-11-24T08:00:00.000Z'
const choices = {
  format: 'json',
  words: 'codes',
  includesNames: false,
  byteOrderMark: false,
} as const

type Stored = { attempts: { attemptId: string; sealed: Sealed }[]; judgement: Sealed }
type Sealed = { ciphertext: string }

/** One response has altered answers, one has altered reviews, and one is as it was. */
async function withAlteredSeals() {
  const { assessmentId, respond } = await anAssessmentWithResponses(
    anAssessment(longText('why', { points: 2 })),
  )
  const [ada, ben, cleo] = [
    await respond('Ada', { why: 'The fjord' }),
    await respond('Ben', { why: 'The hills' }),
    await respond('Cleo', { why: 'The rain' }),
  ]
  await protect()
  const stored = (await database.table('Responses').get(ben)) as Stored
  const attemptId = stored.attempts[0]?.attemptId ?? ''
  const me = await currentActor()
  value(await commentAttempt({ candidateId: ben, attemptId, me }, 'Well said'))
  await alter(ada, ({ attempts }) => attempts[0]!.sealed)
  await alter(ben, ({ judgement }) => judgement)
  forgetParts()
  return { assessmentId, ada, ben, cleo }
}

async function alter(candidateId: string, part: (stored: Stored) => Sealed): Promise<void> {
  const stored = (await database.table('Responses').get(candidateId)) as Stored
  const sealed = part(stored)
  const first = sealed.ciphertext.startsWith('A') ? 'B' : 'A'
  sealed.ciphertext = first + sealed.ciphertext.slice(1)
  await database.table('Responses').put(stored)
}

test('what was sealed and then altered is damaged, in the list and in an export, and the rest is read', async () => {
  const { assessmentId, ada, ben, cleo } = await withAlteredSeals()
  const listed: string[] = []
  const damaged: string[] = []
  await readRows({ assessmentId, candidateIds: null }, async (read) => {
    listed.push(...read.items.map(({ candidateId }) => candidateId))
    damaged.push(...read.damaged.map(({ id }) => id))
  })
  expect(listed).toEqual([cleo])
  expect(damaged.toSorted()).toEqual([ada, ben].toSorted())
  const { whole } = await listReviewed(assessmentId, attemptCache())
  expect(whole.map(({ candidateId }) => candidateId)).toEqual([cleo])
  expect(await getReviewed(assessmentId, ada, attemptCache())).toMatchObject({ kind: 'damaged' })

  const input = { assessmentId, candidateIds: null, choices, exportedAt }
  const exported = await exportResponses(input, async () => undefined)
  expect(exported).toMatchObject({ responses: 1, damaged: 2 })
  const content = await exported.file.text()
  expect(content).toContain('The rain')
  expect(content).not.toContain('The fjord')
})

test('a review is not written over one that can’t be opened', async () => {
  const { ben } = await withAlteredSeals()
  const before = (await database.table('Responses').get(ben)) as Stored
  const me = await currentActor()
  const where = { candidateId: ben, attemptId: before.attempts[0]?.attemptId ?? '', me }
  const commented = await commentAttempt(where, 'Better said')
  expect(commented.ok).toBe(false)
  expect(await database.table('Responses').get(ben)).toEqual(before)
})
