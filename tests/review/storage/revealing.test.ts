// @vitest-environment happy-dom
import { expect, test } from 'vitest'

import { database } from '#src/storage/core/database.ts'
import { lock } from '#src/storage/protection/unlocking.ts'
import { commentAttempt } from '#src/review/storage/marking.ts'
import { hideNames, revealNames } from '#src/review/storage/revealing.ts'
import { getResponse } from '#src/hiring/storage/responses.ts'
import { isNameShown } from '#src/review/model/reveals.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText } from '#tests/support/definitions.ts'
import { failure, STAFF, value } from '#tests/support/hiring.ts'
import { everythingStored, protect } from '#tests/support/protection/protecting.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'

withFreshDatabases()

const OMAR = { kind: 'staff', name: 'Omar' } as const

async function responded(...names: string[]) {
  const { respond } = await anAssessmentWithResponses(anAssessment(longText('why')))
  const ids: string[] = []
  for (const name of names) ids.push(await respond(name, { why: 'So.' }))
  return ids
}

async function responseOf(candidateId: string | undefined) {
  const stored = await getResponse(candidateId ?? '')
  if (stored?.kind !== 'whole') throw new Error('It can be read')
  return stored.value
}

test('H2: a name is shown to one reviewer, and who, when and why is recorded', async () => {
  const [ada] = await responded('Ada')
  value(await revealNames([ada ?? ''], STAFF, ' I wrote the reference '))
  const { reveals } = await responseOf(ada)
  expect(reveals).toEqual([{ by: STAFF, at: expect.any(String), reason: 'I wrote the reference' }])
  expect(isNameShown(reveals, STAFF)).toBe(true)
  expect(isNameShown(reveals, OMAR)).toBe(false)
})

test('H2: without a reason nothing is shown', async () => {
  const [ada] = await responded('Ada')
  expect(failure(await revealNames([ada ?? ''], STAFF, ' \n'))).toBe('needs-reason')
  expect((await responseOf(ada)).reveals).toBeUndefined()
})

test('H2: showing it twice records it once; hiding it keeps the record', async () => {
  const [ada] = await responded('Ada')
  const ids = [ada ?? '']
  value(await revealNames(ids, STAFF, 'Interview'))
  value(await revealNames(ids, STAFF, 'Again'))
  value(await revealNames(ids, OMAR, 'Offer'))
  value(await hideNames(ids, STAFF))
  const { reveals } = await responseOf(ada)
  expect(reveals).toEqual([
    { by: STAFF, at: expect.any(String), reason: 'Interview', hiddenAt: expect.any(String) },
    { by: OMAR, at: expect.any(String), reason: 'Offer' },
  ])
  expect(isNameShown(reveals, STAFF)).toBe(false)
  value(await revealNames(ids, STAFF, 'Second interview'))
  expect((await responseOf(ada)).reveals).toHaveLength(3)
})

test('several are shown together, or none of them', async () => {
  const [ada = '', grace = ''] = await responded('Ada', 'Grace')
  const gone = crypto.randomUUID()
  expect(failure(await revealNames([ada, gone], STAFF, 'Offer'))).toBe('not-found')
  await database.table('Responses').update(grace, { attempts: 'gone' })
  expect(failure(await revealNames([ada, grace], STAFF, 'Offer'))).toBe('damaged-record')
  expect((await responseOf(ada)).reveals).toBeUndefined()
})

test('in protected mode reveals are sealed, also many at once', async () => {
  const ids = await responded(...Array.from({ length: 105 }, (_, place) => `Person ${place}`))
  value(await revealNames(ids.slice(0, 1), STAFF, 'canary-before'))
  // Only the responses matter, and making the verifiers of so many access codes takes long.
  await database.table('Candidates').clear()
  await protect()
  value(await revealNames(ids, OMAR, 'canary-reason'))
  const attemptId = (await responseOf(ids[0])).attempts[0]?.attemptId ?? ''
  const where = { candidateId: ids[0] ?? '', attemptId, me: STAFF }
  value(await commentAttempt(where, 'Fine'))
  expect(await everythingStored()).not.toContain('canary')
  expect((await responseOf(ids[0])).reveals).toMatchObject([
    { by: STAFF, reason: 'canary-before' },
    { by: OMAR, reason: 'canary-reason' },
  ])
  expect((await responseOf(ids[104])).reveals).toMatchObject([{ by: OMAR }])
  lock()
})
