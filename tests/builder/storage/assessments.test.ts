import { describe, expect, onTestFinished, test, vi } from 'vitest'

import { TEXT_RULES } from '#schemas/textRules.ts'
import {
  archiveAssessment,
  closeAssessment,
  publishDraft,
  reopenAssessment,
  restoreAssessment,
  saveDraft,
} from '#src/builder/storage/assessments.ts'
import { listAssessments, listAssessmentsOfJob } from '#src/storage/stored/assessments.ts'
import type { StepDraft } from '#src/builder/storage/draftSteps.ts'
import { createAssessment } from '#src/builder/storage/newAssessments.ts'
import { getCandidate } from '#src/hiring/storage/candidates.ts'
import { assessmentTable } from '#src/storage/core/database.ts'
import { listHistory } from '#src/builder/storage/history.ts'
import { getVersion, listVersions } from '#src/storage/stored/versions.ts'
import { failWrites, withFreshDatabases } from '#tests/support/database.ts'
import { anAssessment, shortText, statement, when } from '#tests/support/definitions.ts'
import { withoutTextRules } from '#tests/support/files/olderVersions.ts'
import {
  aCandidate,
  aJob,
  aNewAssessment,
  aPublishedAssessment,
  assessmentNow,
  aStartedAttempt,
  failure,
  readyDefinition,
  STAFF,
  value,
  submitBlank,
} from '#tests/support/hiring.ts'

withFreshDatabases()

const EDIT: StepDraft = { kind: 'new', name: 'edit', undo: [], redo: [] }

function titled(title: string) {
  const ready = readyDefinition()
  return { ...ready, settings: { ...ready.settings, title } }
}

describe('a draft', () => {
  test('belongs to a job', async () => {
    const assessment = await aNewAssessment()
    expect(assessment).toMatchObject({ title: 'Basics', rev: 0, draftRev: 0, closed: false })
    expect(failure(await createAssessment(crypto.randomUUID(), 'Lost'))).toBe('not-found')
  })

  test('is saved with its title', async () => {
    const { id } = await aNewAssessment()
    const saved = value(await saveDraft({ assessmentId: id, rev: 0, draft: titled('Renamed') }))
    expect(saved.rev).toBe(1)
    expect(await assessmentNow(id)).toMatchObject({ title: 'Renamed', rev: 1, draftRev: 1 })
  })

  test('is never overwritten by another tab', async () => {
    const { id } = await aNewAssessment()
    await saveDraft({ assessmentId: id, rev: 0, draft: titled('First'), step: EDIT })
    const late = { assessmentId: id, rev: 0, draft: titled('Second'), step: EDIT }
    expect(failure(await saveDraft(late))).toBe('changed-elsewhere')
    expect((await assessmentNow(id)).title).toBe('First')
    expect(await listHistory(id)).toHaveLength(1)
  })

  test('can still be saved after the assessment was closed', async () => {
    const { assessment } = await aPublishedAssessment((await aJob()).id)
    await closeAssessment(assessment.id)
    const saving = { assessmentId: assessment.id, rev: assessment.rev, draft: titled('On') }
    const saved = value(await saveDraft(saving))
    expect(saved.rev).toBe(assessment.rev + 2)
    expect(await assessmentNow(assessment.id)).toMatchObject({ closed: true, title: 'On' })
  })

  test('notices changes within the millisecond of its last save', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2020-01-01') })
    onTestFinished(() => void vi.useRealTimers())
    const { assessment } = await aPublishedAssessment((await aJob()).id)
    const { id, rev } = assessment
    const first = value(await saveDraft({ assessmentId: id, rev, draft: titled('First') }))
    await closeAssessment(id)
    const second = { assessmentId: id, rev: first.rev, draft: titled('Second') }
    expect(value(await saveDraft(second)).rev).toBe(first.rev + 2)
    expect(await assessmentNow(id)).toMatchObject({ closed: true, title: 'Second' })
  })

  test('of an invalid shape is refused', async () => {
    const { id } = await aNewAssessment()
    const draft = { ...readyDefinition(), sections: [{ id: '1 bad' }] }
    const saved = await Reflect.apply(saveDraft, null, [{ assessmentId: id, rev: 0, draft }])
    expect(failure(saved)).toBe('not-valid')
  })

  test('that could not be saved leaves the old one', async () => {
    const { id } = await aNewAssessment()
    failWrites('Assessments')
    const saving = { assessmentId: id, rev: 0, draft: titled('Lost') }
    expect(failure(await saveDraft(saving))).toBe('storage-full')
    expect(await assessmentNow(id)).toMatchObject({ title: 'Basics', rev: 0 })
  })
})

describe('publishing', () => {
  test('creates numbered versions that later edits don’t change', async () => {
    const { assessment, version } = await aPublishedAssessment((await aJob()).id)
    expect(version).toMatchObject({ id: `${assessment.id}.v1`, number: 1, publishedBy: STAFF })
    const saving = { assessmentId: assessment.id, rev: assessment.rev, draft: titled('Second') }
    const { rev } = value(await saveDraft(saving))
    const second = value(await publishDraft({ assessmentId: assessment.id, rev, by: STAFF }))
    expect(second.number).toBe(2)
    expect(await getVersion(version.id)).toEqual({ kind: 'whole', value: version })
    expect((await listVersions(assessment.id)).map(({ number }) => number)).toEqual([1, 2])
  })

  test('C17: gives a draft without text rules the newest, and leaves older versions as they are', async () => {
    const { assessment } = await aPublishedAssessment((await aJob()).id)
    const id = `${assessment.id}.v1`
    await withoutTextRules(id)
    const draft = titled('Second')
    expect(draft.textRules).toBeUndefined()
    const { rev } = value(
      await saveDraft({ assessmentId: assessment.id, rev: assessment.rev, draft }),
    )
    const second = value(await publishDraft({ assessmentId: assessment.id, rev, by: STAFF }))
    expect(second.definition.textRules).toBe(TEXT_RULES)
    expect(await getVersion(id)).not.toHaveProperty('value.definition.textRules')
  })

  test('refuses a draft with a problem, and reports it', async () => {
    const { id } = await aNewAssessment()
    const refused = await publishDraft({ assessmentId: id, rev: 0, by: STAFF })
    const problem = expect.objectContaining({ grade: 'problem' })
    expect(refused).toMatchObject({
      error: { kind: 'not-ready', findings: expect.arrayContaining([problem]) },
    })
    expect(await listVersions(id)).toEqual([])
  })

  test('asks for confirmation of what can’t be decided, and stores it with the version', async () => {
    const { id } = await aNewAssessment()
    const odd = when('link', { op: 'includes', value: 'a b' })
    const draft = anAssessment(
      shortText('link', { format: 'url' }),
      statement('note', { showIf: odd }),
    )
    const { rev } = value(await saveDraft({ assessmentId: id, rev: 0, draft }))
    expect(failure(await publishDraft({ assessmentId: id, rev, by: STAFF }))).toBe('not-confirmed')
    expect(await listVersions(id)).toEqual([])
    const version = value(
      await publishDraft({ assessmentId: id, rev, by: STAFF, isConfirmed: true }),
    )
    expect(version.confirmed).toMatchObject({
      by: STAFF,
      undecided: [{ about: 'reach', questionId: 'note' }],
    })
  })

  test('needs the draft that was checked', async () => {
    const { id } = await aNewAssessment()
    await saveDraft({ assessmentId: id, rev: 0, draft: readyDefinition() })
    const late = await publishDraft({ assessmentId: id, rev: 0, by: STAFF })
    expect(failure(late)).toBe('changed-elsewhere')
  })

  test('assigns it to candidates of the job who have none', async () => {
    const job = await aJob()
    const waiting = await aCandidate(job.id)
    const { assessment } = await aPublishedAssessment(job.id)
    expect(await getCandidate(waiting.id)).toMatchObject({
      value: { assignment: { assessmentId: assessment.id }, rev: 1 },
    })
    const late = await aCandidate(job.id)
    const code = late.assignment?.code
    await aPublishedAssessment(job.id)
    expect(await getCandidate(late.id)).toMatchObject({
      value: { assignment: { assessmentId: assessment.id, code } },
    })
  })

  test('leaves the choice to staff if another one is open', async () => {
    const job = await aJob()
    await aPublishedAssessment(job.id)
    await aPublishedAssessment(job.id)
    const free = await aCandidate(job.id)
    await aPublishedAssessment(job.id)
    expect(await getCandidate(free.id)).not.toHaveProperty('value.assignment')
  })

  test('reopens a closed one', async () => {
    const { assessment } = await aPublishedAssessment((await aJob()).id)
    await closeAssessment(assessment.id)
    expect(value(await reopenAssessment(assessment.id)).closed).toBe(false)
    const closed = value(await closeAssessment(assessment.id))
    value(await publishDraft({ assessmentId: assessment.id, rev: closed.rev, by: STAFF }))
    expect((await assessmentNow(assessment.id)).closed).toBe(false)
  })
})

describe('the list', () => {
  test('shows assessments with their counts, and no versions', async () => {
    const { assessment, candidate, attempt } = await aStartedAttempt()
    expect((await listAssessments()).whole).toMatchObject([
      { assessment: { id: assessment.id }, questions: 2, responses: 0, inProgress: 1 },
    ])
    await submitBlank({ candidate, attempt })
    const [summary] = (await listAssessmentsOfJob(candidate.jobId)).whole
    expect(summary).toMatchObject({ responses: 1, inProgress: 0, draftDiffers: false })
    const saving = { assessmentId: assessment.id, rev: assessment.rev, draft: titled('Other') }
    await saveDraft(saving)
    expect((await listAssessments()).whole).toMatchObject([{ draftDiffers: true }])
  })

  test('shows a damaged assessment as damaged, even without any indexed field', async () => {
    const { id } = await aNewAssessment()
    await assessmentTable.put({ id: 'bad' })
    const listing = await listAssessments()
    expect(listing.whole.map(({ assessment }) => assessment.id)).toEqual([id])
    expect(listing.damaged.map((record) => record.id)).toEqual(['bad'])
  })

  test('includes archived ones', async () => {
    const { id } = await aNewAssessment()
    expect(value(await archiveAssessment(id)).archived).toBe(true)
    expect(value(await restoreAssessment(id)).archived).toBe(false)
    expect((await listAssessments()).whole).toHaveLength(1)
  })
})
