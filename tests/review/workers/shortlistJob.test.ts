import { expect, test } from 'vitest'

import { currentDecision, decidedPeople, lastId } from '#src/review/model/decision/decisions.ts'
import { shortlist } from '#src/review/model/decision/shortlist.ts'
import { decide } from '#src/review/storage/deciding.ts'
import { revealNames } from '#src/review/storage/revealing.ts'
import { readShortlist } from '#src/review/workers/shortlistJob.ts'
import { currentActor } from '#src/storage/device/device.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, shortText } from '#tests/support/definitions.ts'
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
