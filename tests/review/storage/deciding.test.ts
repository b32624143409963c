import { beforeEach, expect, test } from 'vitest'

import type { MadeDecision } from '#schemas/records/decision.ts'
import { saveDraft } from '#src/builder/storage/assessments.ts'
import { moveStage } from '#src/hiring/storage/candidates.ts'
import { decidedPeople } from '#src/review/model/decision/decisions.ts'
import { shortlist } from '#src/review/model/decision/shortlist.ts'
import { decide, reopenDecision, undoDecision } from '#src/review/storage/deciding.ts'
import { hideNames, revealNames } from '#src/review/storage/revealing.ts'
import { listWhatIfs, saveWhatIf } from '#src/review/storage/whatIfs.ts'
import { readShortlist } from '#src/review/workers/shortlistJob.ts'
import { assessmentTable, candidateTable } from '#src/storage/core/database.ts'
import { currentActor } from '#src/storage/device/device.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, singleChoice } from '#tests/support/definitions.ts'
import { assessmentNow, candidateNow, failure, STAFF, value } from '#tests/support/hiring.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'

withFreshDatabases()

const definition = anAssessment(
  singleChoice('capital', ['Oslo', 'Bergen'], { key: { options: ['Oslo'] }, points: 2 }),
)
const NOOR = { kind: 'staff', name: 'Noor' } as const
let assessmentId: string
let ada: string
let ben: string

beforeEach(async () => {
  const { respond, ...responses } = await anAssessmentWithResponses(definition)
  assessmentId = responses.assessmentId
  ada = await respond('Ada Lovelace', { capital: { option: 'Oslo' } })
  ben = await respond('Ben Okri', { capital: { option: 'Bergen' } })
})

async function read() {
  return readShortlist({ assessmentId }, async () => undefined)
}

/** Ada is chosen. */
async function adaIsBest(
  own: Partial<MadeDecision> = {},
): Promise<Omit<MadeDecision, 'kind' | 'at'>> {
  const people = decidedPeople(shortlist((await read()).people), new Set([ada]))
  return { id: 'd1', by: STAFF, why: 'Best of all', stages: { chosen: 'offer' }, ...people, ...own }
}

async function timelineOf(id: string) {
  return (await candidateNow(id)).timeline.map(({ kind }) => kind)
}

const before = ['applied', 'assigned', 'started', 'submitted']

test('U14: a decision is kept with the time, and with what was known of each', async () => {
  const { decision } = value(await decide(assessmentId, await adaIsBest(), null))
  expect((await assessmentNow(assessmentId)).decisions).toEqual([decision])
  expect(decision).toMatchObject({
    kind: 'decided',
    by: STAFF,
    chosen: [{ candidateId: ada, rank: 1, share: 1, versionId: `${assessmentId}.v1` }],
    notChosen: [{ candidateId: ben, rank: 2, share: 0 }],
  })
})

test('U17: those chosen are moved together, and the timelines only name the decision', async () => {
  value(await decide(assessmentId, await adaIsBest(), null))
  expect((await candidateNow(ada)).stage).toBe('offer')
  expect((await candidateNow(ben)).stage).toBe('applied')
  expect(await timelineOf(ada)).toEqual([...before, 'stageMoved', 'decided'])
  expect(await timelineOf(ben)).toEqual([...before, 'decided'])
  expect(JSON.stringify((await candidateNow(ben)).timeline)).not.toContain('Best of all')
})

test('U17: the others are moved in the same step if that is asked', async () => {
  const stages = { chosen: 'tech', notChosen: 'rejected' } as const
  const { moved } = value(await decide(assessmentId, await adaIsBest({ stages }), null))
  expect(moved).toHaveLength(2)
  expect((await candidateNow(ada)).stage).toBe('tech')
  expect((await candidateNow(ben)).stage).toBe('rejected')
})

test('U17: if somebody who is to be moved can’t be read, nothing happens', async () => {
  const decision = await adaIsBest({ stages: { chosen: 'offer', notChosen: 'rejected' } })
  await candidateTable.put({ ...(await candidateTable.get(ben))!, stage: 'gone' })
  const [first, all] = [await candidateTable.get(ada), await assessmentTable.get(assessmentId)]
  expect(failure(await decide(assessmentId, decision, null))).toBe('damaged-record')
  await candidateTable.delete(ben)
  expect(failure(await decide(assessmentId, decision, null))).toBe('not-found')
  expect(await candidateTable.get(ada)).toEqual(first)
  expect(await assessmentTable.get(assessmentId)).toEqual(all)
})

test('U17: one undo takes back the decision, the moves and the entries', async () => {
  const stages = { chosen: 'offer', notChosen: 'rejected' } as const
  const made = value(await decide(assessmentId, await adaIsBest({ stages }), null))
  expect(value(await undoDecision(assessmentId, made, STAFF))).toBe(0)
  expect(await assessmentNow(assessmentId)).not.toHaveProperty('decisions')
  expect((await candidateNow(ada)).stage).toBe('applied')
  expect((await candidateNow(ben)).stage).toBe('applied')
  expect(await timelineOf(ada)).toEqual([...before, 'stageMoved', 'stageMoved'])
})

test('U17: undo leaves those who were moved on meanwhile, and says how many', async () => {
  const stages = { chosen: 'offer', notChosen: 'rejected' } as const
  const made = value(await decide(assessmentId, await adaIsBest({ stages }), null))
  value(await moveStage(ada, 'hired', NOOR))
  expect(value(await undoDecision(assessmentId, made, STAFF))).toBe(1)
  expect((await candidateNow(ada)).stage).toBe('hired')
  expect((await candidateNow(ben)).stage).toBe('applied')
})

test('U15: of two who decide at once, the second is refused and sees the first decision', async () => {
  const [mine, theirs] = [await adaIsBest(), await adaIsBest({ id: 'd2', by: NOOR })]
  const results = await Promise.all([
    decide(assessmentId, mine, null),
    decide(assessmentId, theirs, null),
  ])
  expect(results.map(failure)).toEqual([null, 'decided-elsewhere'])
  expect((await read()).decisions).toMatchObject([{ id: 'd1', by: STAFF }])
  expect(await timelineOf(ada)).toEqual([...before, 'stageMoved', 'decided'])
  // Having seen it, the second decides after reopening it.
  const reopening = { id: 'r1', reason: 'Noor disagrees', by: NOOR }
  value(await reopenDecision(assessmentId, reopening, 'd1'))
  value(await decide(assessmentId, theirs, 'r1'))
  expect((await read()).decisions.map(({ id }) => id)).toEqual(['d1', 'r1', 'd2'])
})

test('U15: a draft that is saved meanwhile refuses no decision', async () => {
  const decision = await adaIsBest()
  const { rev, draft } = await assessmentNow(assessmentId)
  const settings = { ...draft.settings, title: 'Renamed' }
  value(await saveDraft({ assessmentId, rev, draft: { ...draft, settings } }))
  expect(failure(await decide(assessmentId, decision, null))).toBeNull()
})

test('U15: reopening is a later entry with a reason, and moves nobody', async () => {
  const { decision } = value(await decide(assessmentId, await adaIsBest(), null))
  const reopening = { id: 'r1', reason: 'A reference is missing', by: NOOR }
  value(await reopenDecision(assessmentId, reopening, 'd1'))
  const { decisions } = await assessmentNow(assessmentId)
  expect(decisions).toEqual([
    decision,
    { kind: 'reopened', at: expect.stringMatching(/Z$/), ...reopening },
  ])
  expect((await candidateNow(ada)).stage).toBe('offer')
  expect(await timelineOf(ben)).toEqual([...before, 'decided', 'decisionReopened'])
  expect(failure(await reopenDecision(assessmentId, reopening, 'd1'))).toBe('decided-elsewhere')
  expect(failure(await reopenDecision(assessmentId, reopening, 'r1'))).toBe('decided-elsewhere')
})

test('U15: a decision that was reopened meanwhile is not undone', async () => {
  const made = value(await decide(assessmentId, await adaIsBest(), null))
  value(await reopenDecision(assessmentId, { id: 'r1', reason: 'Wait', by: NOOR }, 'd1'))
  expect(failure(await undoDecision(assessmentId, made, STAFF))).toBe('decided-elsewhere')
  expect((await candidateNow(ada)).stage).toBe('offer')
})

test('U16: hidden names are replaced in every reason, whoever wrote it', async () => {
  const me = await currentActor()
  const decision = await adaIsBest({ by: me, why: 'Lovelace and Okri were close' })
  value(await decide(assessmentId, decision, null))
  value(await reopenDecision(assessmentId, { id: 'r1', reason: 'Okri called', by: me }, 'd1'))
  const reasons = async () =>
    (await read()).decisions.map((each) => (each.kind === 'decided' ? each.why : each.reason))
  expect(await reasons()).toEqual(['••• and ••• were close', '••• called'])
  value(await revealNames([ben], me, 'Interview'))
  expect(await reasons()).toEqual(['••• and Okri were close', 'Okri called'])
  value(await hideNames([ben], me))
  expect(await reasons()).toEqual(['••• and ••• were close', '••• called'])
})

test('an assessment of before has no decisions, and gets one like any other', async () => {
  const stored = { ...(await assessmentTable.get(assessmentId))!, format: 2 }
  await assessmentTable.put(stored)
  expect((await read()).decisions).toEqual([])
  value(await decide(assessmentId, await adaIsBest(), null))
  expect((await read()).decisions).toHaveLength(1)
})

test('U16: a what-if is kept under the name that it was saved with, whatever whoever decides sees', async () => {
  const saved = { id: 'w1', versionId: `${assessmentId}.v1`, by: STAFF, weights: {}, bands: {} }
  value(await saveWhatIf(assessmentId, { ...saved, name: 'For Lovelace' }))
  const [whatIf] = await listWhatIfs(assessmentId, { hidesNames: true })
  expect(whatIf?.name).toBe('For •••')
  value(await decide(assessmentId, await adaIsBest({ whatIf: whatIf! }), null))
  expect((await assessmentNow(assessmentId)).decisions).toMatchObject([
    { whatIf: { name: 'For Lovelace' } },
  ])
  expect((await read()).decisions).toMatchObject([{ whatIf: { name: 'For •••' } }])
})
