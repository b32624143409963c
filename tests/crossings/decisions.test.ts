import { expect, test } from 'vitest'

import { pauseClock } from '#src/hiring/storage/clock.ts'
import { decidedPeople } from '#src/review/model/decision/decisions.ts'
import { shortlist } from '#src/review/model/decision/shortlist.ts'
import { decide } from '#src/review/storage/deciding.ts'
import { allowRetake } from '#src/review/storage/retakes.ts'
import { readShortlist } from '#src/review/workers/shortlistJob.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, singleChoice } from '#tests/support/definitions.ts'
import { assessmentNow, candidateNow, STAFF, value } from '#tests/support/hiring.ts'
import { anAssessmentWithResponses, type Responses } from '#tests/support/responding.ts'

withFreshDatabases()

async function aDecision() {
  const responses: Responses = await anAssessmentWithResponses(
    anAssessment(
      singleChoice('capital', ['Oslo', 'Bergen'], { key: { options: ['Oslo'] }, points: 2 }),
    ),
  )
  const { assessmentId, respond } = responses
  const ada = await respond('Ada', { capital: { option: 'Bergen' } })
  const decideNow = async () => {
    const { people } = await readShortlist({ assessmentId }, async () => undefined)
    const chosen = decidedPeople(shortlist(people), new Set([ada]))
    const made = { id: 'd1', by: STAFF, why: 'Best', stages: { chosen: 'offer' } } as const
    return value(await decide(assessmentId, { ...made, ...chosen }, null)).decision
  }
  return { ...responses, ada, decideNow }
}

test('U14: a retake after a decision changes nothing in it', async () => {
  const { assessmentId, ada, decideNow, submit } = await aDecision()
  const decision = await decideNow()
  value(await allowRetake(ada, STAFF))
  await submit(ada, { capital: { option: 'Oslo' } })
  const { people, decisions } = await readShortlist({ assessmentId }, async () => undefined)
  expect(decisions).toEqual([decision])
  expect(decision.chosen).toMatchObject([{ share: 0 }])
  expect(people).toMatchObject([{ share: 1 }])
  expect(people[0]?.attemptId).not.toBe(decision.chosen[0]?.attemptId)
  expect((await assessmentNow(assessmentId)).decisions).toEqual([decision])
})

test('U17: a decision while the clock is paused adds to the timeline, and the pause goes on', async () => {
  const { ada, decideNow, start } = await aDecision()
  value(await allowRetake(ada, STAFF))
  await start(ada)
  value(await pauseClock(ada, null, STAFF))
  await decideNow()
  const { timeline, assignment } = await candidateNow(ada)
  expect(timeline.slice(-3).map(({ kind }) => kind)).toEqual(['paused', 'stageMoved', 'decided'])
  expect(assignment?.pauses?.at(-1)).not.toHaveProperty('to')
})
