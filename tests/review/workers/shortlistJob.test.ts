import { expect, test } from 'vitest'

import { currentDecision, decidedPeople, lastId } from '#src/review/model/decision/decisions.ts'
import { shortlist } from '#src/review/model/decision/shortlist.ts'
import { decide } from '#src/review/storage/deciding.ts'
import { finishReview, markAnswer, reopenReview } from '#src/review/storage/marking.ts'
import { revealNames } from '#src/review/storage/revealing.ts'
import { readShortlist } from '#src/review/workers/shortlistJob.ts'
import { currentActor, setSetting } from '#src/storage/device/device.ts'
import { candidateTable } from '#src/storage/core/database.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, longText, shortText } from '#tests/support/definitions.ts'
import { value } from '#tests/support/hiring.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'

withFreshDatabases()

test('U16: names in the reasons of a decision are hidden as long as they are for this reviewer', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(anAssessment(shortText('why')))
  const ada = await respond('Ada Lovelace', { why: 'So' })
  await respond('Ben Nevis', { why: 'So' })
  const read = () => readShortlist({ assessmentId }, async () => undefined)
  const { people, decisions } = await read()
  const chosen = decidedPeople(shortlist(people), new Set([ada]))
  const by = { kind: 'staff', name: 'Noor' } as const
  const made = { id: 'noor', by, why: 'Lovelace, by far. Then Ben.', stages: {}, ...chosen }
  value(await decide(assessmentId, made, lastId(decisions)))

  const why = async () => currentDecision((await read()).decisions)?.why
  expect(await why()).toBe('•••, by far. Then •••.')
  value(await revealNames([ada], await currentActor(), 'Interview'))
  expect(await why()).toBe('Lovelace, by far. Then •••.')
})

test('U18: what was known of a candidate is hidden from others until their own review is finished', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(
    anAssessment(longText('why', { points: 3 })),
  )
  const ada = await respond('Ada Lovelace', { why: 'So' })
  const read = () => readShortlist({ assessmentId }, async () => undefined)
  const decided = async () => currentDecision((await read()).decisions)?.chosen
  const [person] = (await read()).people
  const { attemptId = '', versionId = '' } = person ?? {}
  const chosen = [{ candidateId: ada, attemptId, versionId, why: 'Sound', rank: 1, share: 1 }]
  const by = { kind: 'staff', name: 'Noor' } as const
  const made = { id: 'noor', by, why: '', stages: {}, chosen, notChosen: [] }
  value(await decide(assessmentId, made, null))
  expect(await decided()).toEqual([{ candidateId: ada, attemptId, versionId, why: 'Sound' }])

  const me = await currentActor()
  const where = { candidateId: ada, attemptId, me }
  value(await markAnswer(where, 'why', { points: 2 }))
  value(await finishReview(where))
  expect(await decided()).toEqual(chosen)

  value(await reopenReview(where))
  expect(await decided()).not.toEqual(chosen)
  await setSetting('staffName', 'Noor')
  expect(await decided()).toEqual(chosen)
})

test('U16: the name in a damaged record is hidden in the reasons as well', async () => {
  const { assessmentId, respond } = await anAssessmentWithResponses(anAssessment(shortText('why')))
  const ada = await respond('Ada Lovelace', { why: 'So' })
  const ben = await respond('Ben Nevis', { why: 'So' })
  value(await revealNames([ben], await currentActor(), 'Interview'))
  const read = () => readShortlist({ assessmentId }, async () => undefined)
  const { people, decisions } = await read()
  const chosen = decidedPeople(shortlist(people), new Set([ada]))
  const by = { kind: 'staff', name: 'Noor' } as const
  const made = { id: 'noor', by, why: 'Lovelace, by far. Then Ben.', stages: {}, ...chosen }
  value(await decide(assessmentId, made, lastId(decisions)))
  await candidateTable.update(ada, { timeline: 'damaged' as never })
  expect(currentDecision((await read()).decisions)?.why).toBe('•••, by far. Then Ben.')
})
