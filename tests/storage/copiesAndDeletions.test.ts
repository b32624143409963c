import { describe, expect, test } from 'vitest'

import { deleteAssessment, saveDraft } from '#src/builder/storage/assessments.ts'
import { getAssessment } from '#src/storage/stored/assessments.ts'
import type { StepDraft } from '#src/builder/storage/draftSteps.ts'
import { duplicateAssessment } from '#src/builder/storage/newAssessments.ts'
import { getCandidate } from '#src/hiring/storage/candidates.ts'
import { getFile, storeFile } from '#src/storage/stored/files.ts'
import { listHistory } from '#src/builder/storage/history.ts'
import { listVersions } from '#src/storage/stored/versions.ts'
import { saveTestCandidates } from '#src/builder/storage/testCandidates.ts'
import {
  outcomeOfCandidate,
  runCandidates,
} from '#src/builder/model/testCandidates/runCandidate.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { authored } from '#src/builder/files/markdown.ts'
import { withFreshDatabases } from '#tests/support/database.ts'
import {
  anAssessment,
  answeredWith,
  matrix,
  multipleChoice,
  shortText,
  singleChoice,
} from '#tests/support/definitions.ts'
import {
  aNewAssessment,
  anInvitation,
  assessmentNow,
  aStartedAttempt,
  failure,
  readyDefinition,
  value,
} from '#tests/support/hiring.ts'

withFreshDatabases()

const EDIT: StepDraft = { kind: 'new', name: 'edit', undo: [], redo: [] }

describe('duplicating', () => {
  test('copies the draft with new ids, references and pictures', async () => {
    const { id } = await aNewAssessment()
    const draft = anAssessment(
      singleChoice('first', ['yes', 'no'], { key: { options: ['yes'] }, points: 1 }),
      multipleChoice('second', ['a', 'b'], { showIf: answeredWith('first', 'yes') }),
      shortText('third', { requiredIf: answeredWith('first', 'no') }),
    )
    await saveDraft({ assessmentId: id, rev: 0, draft })
    const file = new File(['picture'], 'p.png', { type: 'image/png' })
    const picture = value(await storeFile({ owner: id, file }))
    const copy = value(await duplicateAssessment(id))
    expect(copy).toMatchObject({ origin: { assessmentId: id, title: draft.settings.title } })
    expect(copy.publishedVersion).toBeUndefined()
    const ids = copy.draft.sections.flatMap((section) => [
      section.id,
      ...section.questions.map((question) => question.id),
    ])
    for (const old of ['section1', 'first', 'second', 'third']) expect(ids).not.toContain(old)
    const [first, second] = copy.draft.sections.flatMap(({ questions }) => questions)
    if (first?.kind !== 'singleChoice') throw new Error('The kinds stay')
    expect(first.key).toEqual({ options: [first.options[0]?.id] })
    expect(second?.showIf).toEqual(answeredWith(first.id, first.options[0]?.id ?? ''))
    expect(await getFile(copy.id, picture.fileId)).not.toBe(null)
    expect((await assessmentNow(id)).draft).toEqual(draft)
  })
})

describe('the test candidates of a copy', () => {
  test('give the same answers under the new ids, and pass as before', async () => {
    const { id } = await aNewAssessment()
    const draft = anAssessment(
      singleChoice('one', ['yes', 'no'], { key: { options: ['yes'] }, points: 1 }),
      multipleChoice('some', ['a', 'b'], {
        other: { label: authored('Else') },
        showIf: answeredWith('one', 'yes'),
      }),
      matrix('grid', ['row'], ['good', 'bad'], { required: true }),
      shortText('late', { requiredIf: answeredWith('one', 'yes') }),
    )
    const { rev } = value(await saveDraft({ assessmentId: id, rev: 0, draft }))
    const answers = {
      one: { option: 'yes' },
      some: { options: ['a'], other: 'b' },
      grid: { row: ['good'] },
      gone: 'yes',
    }
    const expected = outcomeOfCandidate(draft, { answers })
    expect(expected).toMatchObject({ violations: [{ questionId: 'late' }], points: 1 })
    const ada = { id: 'ada', name: 'Ada', answers, expected }
    value(await saveTestCandidates({ assessmentId: id, rev, testCandidates: [ada] }))
    const copy = value(await duplicateAssessment(id))
    const [candidate] = copy.testCandidates
    expect(candidate).toMatchObject({ name: 'Ada', expected: { points: 1 } })
    expect(Object.keys(candidate?.answers ?? {})).not.toContain('one')
    expect(candidate?.expected?.shown).not.toContain('one')
    const grid = questionsOf(copy.draft)[2]
    if (candidate === undefined || grid?.kind !== 'matrix') throw new Error('They are copied')
    expect(candidate.answers[grid.id]).toEqual({ [grid.rows[0]?.id ?? '']: [grid.options[0]?.id] })
    expect(runCandidates(copy.draft, [candidate])).toMatchObject([
      { differences: [], unknown: ['gone'] },
    ])
  })
})

describe('deleting', () => {
  test('is refused while there is a response, finished or not', async () => {
    const { assessment } = await aStartedAttempt()
    expect(await deleteAssessment(assessment.id)).toEqual({
      ok: false,
      error: { kind: 'has-responses', count: 1 },
    })
  })

  test('leaves no references behind', async () => {
    const { assessment, candidate } = await anInvitation()
    const { id, rev } = assessment
    await saveDraft({ assessmentId: id, rev, draft: readyDefinition(), step: EDIT })
    const picture = value(await storeFile({ owner: id, file: new File(['p'], 'p.png') }))
    const copy = value(await duplicateAssessment(id))
    expect(failure(await deleteAssessment(id))).toBe(null)
    expect(await getAssessment(id)).toBe(null)
    expect(await listVersions(id)).toEqual([])
    expect(await listHistory(id)).toEqual([])
    expect(await getFile(id, picture.fileId)).toBe(null)
    expect(await getCandidate(candidate.id)).not.toHaveProperty('value.assignment')
    expect((await assessmentNow(copy.id)).origin).toBeUndefined()
    expect(failure(await deleteAssessment(id))).toBe('not-found')
  })
})
