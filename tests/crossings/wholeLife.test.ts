// @vitest-environment happy-dom
/**
 * An assessment that uses every feature at once, from its draft to a restored backup: what must be the
 * same is the same after each step, and each two of `IN_EVERY_LIFE` meet in some life.
 */
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'

import type { Definition } from '#schemas/definition.ts'
import { offeredLanguages } from '#src/assessment/engine/texts/translations.ts'
import { proveReadiness } from '#src/builder/model/readiness/proveReadiness.ts'
import { publishDraft, saveDraft } from '#src/builder/storage/assessments.ts'
import { currentCompany } from '#src/builder/storage/company.ts'
import { saveCompany } from '#src/custody/storage/companyFace.ts'
import { setExtraTime } from '#src/hiring/storage/clock.ts'
import { attemptCache } from '#src/review/model/attemptCache.ts'
import { decidedPeople } from '#src/review/model/decision/decisions.ts'
import { shortlist } from '#src/review/model/decision/shortlist.ts'
import { decide, undoDecision } from '#src/review/storage/deciding.ts'
import { listReviewed } from '#src/review/storage/reviewedResponses.ts'
import { allowRetake } from '#src/review/storage/retakes.ts'
import { hideNames, revealNames } from '#src/review/storage/revealing.ts'
import { saveWhatIf } from '#src/review/storage/whatIfs.ts'
import { readShortlist } from '#src/review/workers/shortlistJob.ts'
import { setSetting } from '#src/storage/device/device.ts'
import { companyOf } from '#src/taking/storage/company.ts'
import { anyEdit } from '#tests/support/arbitrary/arbitraryEdits.ts'
import { anyWholeLife, PASTED_ID } from '#tests/support/arbitrary/arbitraryWhole.ts'
import { everythingStored } from '#tests/support/backups.ts'
import {
  isCopied,
  isUndone,
  passesItsTests,
  testCandidatesOf,
  withoutOriginals,
} from '#tests/support/crossings/authored.ts'
import { isKeptByBackup, isOpened, isSealed } from '#tests/support/crossings/kept.ts'
import {
  everythingRead,
  isKeyFixed,
  isMarkedByTwo,
  isScoredAlike,
} from '#tests/support/crossings/reviewed.ts'
import { featuresOf, featuresStored, pairsNeverMet } from '#tests/support/crossings/seen.ts'
import { hasSubmitted } from '#tests/support/crossings/taken.ts'
import { emptyDatabases, withFreshDatabases } from '#tests/support/database.ts'
import { aCandidate, aJob, assessmentNow, MORNING, STAFF, value } from '#tests/support/hiring.ts'
import { propertyRuns } from '#tests/support/propertyRuns.ts'

import { type Feature, IN_EVERY_LIFE } from './features.ts'

withFreshDatabases()
afterEach(() => void vi.useRealTimers())

/** Each life stores, submits, exports and restores, so five at a usual run. */
const runs = { ...propertyRuns, numRuns: Math.max(5, propertyRuns.numRuns / 50) }
/** A life takes some seconds. */
const SLOW = { timeout: 600_000 }

/** Random conditions often lead to a dead end. */
const anyReadyLife = anyWholeLife.filter((definition) =>
  proveReadiness(definition).findings.every(({ grade }) => grade !== 'problem'),
)

/** When the team sets its passphrase. */
const anySealing = fc.constantFrom('never', 'first', 'afterTaking', 'afterMarking')

const anyPlan = fc.record({
  seed: fc.nat({ max: 1000 }),
  edits: fc.array(anyEdit, { maxLength: 4 }),
  sealing: anySealing,
})
type Plan = typeof anyPlan extends fc.Arbitrary<infer T> ? T : never

test('every feature at once survives every step of an assessment', SLOW, async () => {
  const lives: Set<Feature>[] = []
  await fc.assert(
    fc.asyncProperty(anyReadyLife, anyPlan, async (definition, plan) => {
      await emptyDatabases()
      vi.useFakeTimers({ toFake: ['Date'], now: MORNING })
      lives.push(await featuresLivedWith(definition, plan))
    }),
    runs,
  )
  expect(pairsNeverMet(IN_EVERY_LIFE, lives)).toEqual([])
})

test(
  'a draft that is not ready is saved, opened, copied and undone all the same',
  SLOW,
  async () => {
    await fc.assert(
      fc.asyncProperty(anyWholeLife, anyPlan, async (definition, { seed, edits }) => {
        await emptyDatabases()
        const { id: jobId } = await aJob()
        const tests = testCandidatesOf(definition, seed)
        await isCopied(jobId, definition, tests)
        const id = await isUndone(jobId, definition, { edits, tests })
        expect((await assessmentNow(id)).testCandidates).toEqual(tests)
      }),
      runs,
    )
  },
)

async function featuresLivedWith(
  definition: Definition,
  { seed, edits, sealing }: Plan,
): Promise<Set<Feature>> {
  const had = featuresOf(definition)
  const { id: jobId } = await aJob()
  const tests = testCandidatesOf(definition, seed)
  await isCopied(jobId, definition, tests)
  const assessmentId = await isUndone(jobId, definition, { edits, tests })
  for (const each of ['duplicating', 'assessmentFiles', 'undo', 'pasting'] as const) had.add(each)
  const face = { name: 'Acme', accent: '#aa3300', mark: null }
  value(await saveCompany(face))
  const seal = async (moment: Plan['sealing']) => {
    if (moment === sealing) await isSealed(assessmentId)
    if (moment === sealing) had.add('protection')
  }
  await seal('first')
  const { rev } = await assessmentNow(assessmentId)
  const version = value(await publishDraft({ assessmentId, rev, by: STAFF, isConfirmed: true }))
  expect(version.definition).toMatchObject(withoutOriginals(definition))
  expect(await companyOf(assessmentId)).toEqual(await currentCompany())

  const submitted: string[] = []
  const sitting = { assessmentId, definition: version.definition, seed }
  for (const language of offeredLanguages(definition)) {
    const { id: candidateId } = await aCandidate(jobId, { name: `Canary ${language}` })
    if (language === 'de') value(await setExtraTime(candidateId, 25))
    const runsOut = language === 'ar'
    if (await hasSubmitted({ ...sitting, candidateId, language, runsOut })) {
      submitted.push(candidateId)
    }
  }
  had.add('markedForLater')
  await isScoredAlike(assessmentId)
  await seal('afterTaking')
  await isMarkedByTwo(assessmentId)
  await isScoredAlike(assessmentId)
  await seal('afterMarking')
  await areNamesHiddenAgain(assessmentId, submitted.at(-1)!)

  const keyed = ['q0', 'q1', PASTED_ID]
  for (const questionId of keyed) await isKeyFixed(assessmentId, version, questionId)
  const weights = { [PASTED_ID]: 2.5 }
  const whatIf = { id: 'w1', versionId: version.id, name: 'Twice', by: STAFF, weights, bands: {} }
  value(await saveWhatIf(assessmentId, whatIf))
  await isScoredAlike(assessmentId)
  await isDecided(assessmentId)
  await isScoredAlike(assessmentId)
  await isKeptByBackup(assessmentId)
  for (const each of ['statistics', 'exports', 'backup'] as const) had.add(each)

  await isTakenAgain(submitted.at(-1)!, sitting)
  had.add('retakes')
  await isScoredAlike(assessmentId)
  await isOpened(assessmentId)
  await isScoredAlike(assessmentId)
  const { draft, testCandidates } = await assessmentNow(assessmentId)
  passesItsTests(draft, testCandidates)
  for (const each of featuresStored(await everythingStored())) had.add(each)
  return had
}

/** Everybody is chosen and moved, and that is undone and done again. */
async function isDecided(assessmentId: string): Promise<void> {
  const list = await readShortlist({ assessmentId }, async () => undefined)
  const listed = shortlist(list.people)
  const chosen = new Set(list.people.map(({ candidateId }) => candidateId))
  const made = { id: 'd1', by: STAFF, why: 'Canary is best', stages: { chosen: 'offer' } } as const
  const decision = { ...made, ...decidedPeople(listed, chosen) }
  const undone = value(await decide(assessmentId, decision, null))
  expect(value(await undoDecision(assessmentId, undone, STAFF))).toBe(0)
  value(await decide(assessmentId, decision, null))
  const { decisions } = await readShortlist({ assessmentId }, async () => undefined)
  expect(decisions).toMatchObject([{ why: '••• is best', chosen: decision.chosen }])
}

/** By a second version, whose title alone differs. */
async function isTakenAgain(
  candidateId: string,
  { assessmentId, seed }: { assessmentId: string; seed: number },
): Promise<void> {
  const before = await assessmentNow(assessmentId)
  const settings = { ...before.draft.settings, title: 'Another title' }
  const draft = { ...before.draft, settings }
  const { rev } = value(await saveDraft({ assessmentId, rev: before.rev, draft }))
  const publishing = { assessmentId, rev, by: STAFF, isConfirmed: true }
  const { definition } = value(await publishDraft(publishing))
  value(await allowRetake(candidateId, STAFF))
  const sitting = { assessmentId, candidateId, definition, seed, language: 'en' }
  expect(await hasSubmitted({ ...sitting, runsOut: true })).toBe(true)
}

/** A name is shown to one reviewer alone, and nothing is left of it once it is hidden again. */
async function areNamesHiddenAgain(assessmentId: string, shown: string): Promise<void> {
  const before = await everythingRead(assessmentId)
  value(await revealNames([shown], STAFF, 'Canary is invited'))
  const { whole } = await listReviewed(assessmentId, attemptCache())
  const named = whole.filter(({ candidate }) => candidate.name !== null)
  expect(named.map(({ candidateId }) => candidateId)).toEqual([shown])
  await setSetting('staffName', 'Noor')
  expect(JSON.stringify(await everythingRead(assessmentId))).not.toContain('Canary')
  await setSetting('staffName', 'Mira')
  value(await hideNames([shown], STAFF))
  expect((await everythingRead(assessmentId)).rows).toEqual(before.rows)
}
