import { beforeEach, expect, test } from 'vitest'

import type { SavedWhatIf } from '#schemas/whatIf.ts'
import { saveDraft } from '#src/builder/storage/assessments.ts'
import { getAssessment } from '#src/storage/stored/assessments.ts'
import { correctKey } from '#src/review/storage/correcting.ts'
import { observeReviewing } from '#src/review/storage/observing.ts'
import {
  listWhatIfs,
  removeWhatIf,
  renameWhatIf,
  restoreWhatIf,
  saveWhatIf,
} from '#src/review/storage/whatIfs.ts'
import { getResponse } from '#src/hiring/storage/responses.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, singleChoice } from '#tests/support/definitions.ts'
import { eventually } from '#tests/support/eventually.ts'
import { failure, STAFF, value } from '#tests/support/hiring.ts'
import { anAssessmentWithResponses } from '#tests/support/responding.ts'

withFreshDatabases()

const definition = anAssessment(
  singleChoice('capital', ['Oslo', 'Bergen'], { key: { options: ['Oslo'] }, points: 2 }),
)
let assessmentId: string
let candidateId: string

beforeEach(async () => {
  const { respond, ...responses } = await anAssessmentWithResponses(definition)
  assessmentId = responses.assessmentId
  candidateId = await respond('Ada', { capital: { option: 'Oslo' } })
})

function whatIf(id: string, name: string): Omit<SavedWhatIf, 'at'> {
  const versionId = `${assessmentId}.v1`
  return { id, versionId, name, by: STAFF, weights: { capital: 2 }, passMark: 60, bands: {} }
}

async function stored() {
  const found = await getAssessment(assessmentId)
  if (found?.kind !== 'whole') throw new Error('It can be read')
  return found.value
}

async function names() {
  return (await stored()).whatIfs?.map(({ name }) => name)
}

test('U9: a saved what-if has its author and time, and no recorded score changes', async () => {
  const before = await getResponse(candidateId)
  const saved = value(await saveWhatIf(assessmentId, whatIf('w1', 'Strict')))
  expect(saved).toEqual({ ...whatIf('w1', 'Strict'), at: expect.stringMatching(/Z$/) })
  expect((await stored()).whatIfs).toEqual([saved])
  expect(await getResponse(candidateId)).toEqual(before)
})

test('U9: no two have the same name, whatever the case', async () => {
  value(await saveWhatIf(assessmentId, whatIf('w1', 'Strict')))
  expect(failure(await saveWhatIf(assessmentId, whatIf('w2', 'STRICT')))).toBe('taken')
  value(await saveWhatIf(assessmentId, whatIf('w2', 'Mild')))
  expect(failure(await renameWhatIf(assessmentId, 'w2', 'strict'))).toBe('taken')
  value(await renameWhatIf(assessmentId, 'w1', 'STRICT'))
  expect(await names()).toEqual(['STRICT', 'Mild'])
})

test('U9: renaming leaves author, time, weights and limits', async () => {
  const saved = value(await saveWhatIf(assessmentId, whatIf('w1', 'Strict')))
  expect(value(await renameWhatIf(assessmentId, 'w1', 'Harder'))).toBe('Strict')
  expect((await stored()).whatIfs).toEqual([{ ...saved, name: 'Harder' }])
  expect(failure(await renameWhatIf(assessmentId, 'w7', 'Other'))).toBe('not-found')
})

test('a removed one is put back in its place, unless its name is taken', async () => {
  for (const [id, name] of [
    ['w1', 'First'],
    ['w2', 'Second'],
    ['w3', 'Third'],
  ] as const) {
    value(await saveWhatIf(assessmentId, whatIf(id, name)))
  }
  const before = (await stored()).whatIfs
  const removed = value(await removeWhatIf(assessmentId, 'w2'))
  expect(await names()).toEqual(['First', 'Third'])
  expect(failure(await removeWhatIf(assessmentId, 'w2'))).toBe('not-found')
  value(await restoreWhatIf(assessmentId, removed))
  value(await restoreWhatIf(assessmentId, removed))
  expect((await stored()).whatIfs).toEqual(before)
  const again = value(await removeWhatIf(assessmentId, 'w2'))
  value(await renameWhatIf(assessmentId, 'w1', 'Second'))
  expect(failure(await restoreWhatIf(assessmentId, again))).toBe('taken')
})

test('after the last one is removed the record is as it was before the first', async () => {
  value(await saveWhatIf(assessmentId, whatIf('w1', 'Strict')))
  value(await removeWhatIf(assessmentId, 'w1'))
  expect(await stored()).not.toHaveProperty('whatIfs')
})

test('saving one does not conflict with an edit of the draft, and reads no response again', async () => {
  const seen: unknown[] = []
  const end = observeReviewing(assessmentId, (ids) => seen.push(ids))
  const { draft, rev } = await stored()
  value(await saveWhatIf(assessmentId, whatIf('w1', 'Strict')))
  const settings = { ...draft.settings, title: 'Renamed' }
  value(await saveDraft({ assessmentId, rev, draft: { ...draft, settings } }))
  expect(await names()).toEqual(['Strict'])
  value(
    await correctKey({
      assessmentId,
      versionId: `${assessmentId}.v1`,
      questionId: 'capital',
      key: { options: ['Bergen'] },
      reason: 'It moved',
      by: STAFF,
      known: 0,
    }),
  )
  await eventually(() => expect(seen).toEqual([null]))
  end()
})

test('H9: names that read the same with a hidden name in them are told apart', async () => {
  for (const [at, name] of ['For Ada', 'For all', 'For Adas', 'Ada'].entries()) {
    value(await saveWhatIf(assessmentId, whatIf(`w${at}`, name)))
  }
  const shown = await listWhatIfs(assessmentId, { hidesNames: true })
  expect(shown.map(({ name }) => name)).toEqual(['For •••', 'For all', 'For ••• (2)', '•••'])
  const known = await listWhatIfs(assessmentId, { hidesNames: false })
  expect(known.map(({ name }) => name)).toEqual(await names())
})
