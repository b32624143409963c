/** Reads and writes the draft of an assessment, checked against its revision. */
import { type Assessment, TEXT_GRAMMAR } from '#schemas/records/assessment.ts'
import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { done, failed, type Result } from '#schemas/result.ts'

import { assessmentTable } from '#src/storage/core/database.ts'
import { type StepDraft, writeStep } from './draftSteps.ts'
import { isStillStored, momentAfter } from '#src/storage/stored/nextAssessment.ts'
import type { StorageFailure } from '#src/storage/core/query.ts'
import { fieldOf } from '#src/storage/core/rawField.ts'
import { assessments } from '#src/storage/records/recordKinds.ts'
import {
  checkedValue,
  type Damaged,
  type NotFound,
  storedForm,
} from '#src/storage/records/shapes.ts'
import { tableOf, wholeRecord } from '#src/storage/records/records.ts'
import { write } from '#src/storage/core/writing.ts'

export type ChangedElsewhere = { kind: 'changed-elsewhere' }

/** The assessment, if its draft has not changed since `rev`. */
export async function draftAt(
  id: string,
  rev: number,
): Promise<Result<Assessment, NotFound | Damaged | ChangedElsewhere>> {
  const stored = await storedAssessment(id)
  if (!stored.ok) return stored
  const { draftRev, rev: newest } = stored.value
  return rev >= draftRev && rev <= newest ? stored : failed({ kind: 'changed-elsewhere' })
}

interface DraftSaving {
  assessmentId: string
  rev: number
  draft: Definition
  step?: StepDraft
}

/**
 * The step is written first: a step without its draft does no harm, but a draft without its step
 * can't be undone.
 */
export async function saveStepAndDraft({
  step,
  ...saving
}: DraftSaving): Promise<
  Result<{ rev: number; at: string }, NotFound | ChangedElsewhere | StorageFailure>
> {
  const { assessmentId, rev } = saving
  for (;;) {
    const before = await write([assessmentTable], () => draftAt(assessmentId, rev))
    if (!before.ok) return before
    const { draftRev, rev: stored } = before.value
    const nextRev = stored + 1
    const written = step ? await writeStep({ assessmentId, draftRev, nextRev }, step) : null
    if (written?.ok === false) return written
    const saved = await write([assessmentTable], () => putDraft(saving, nextRev))
    if (!saved.ok) return saved
    if (saved.value) return done(saved.value)
  }
}

/**
 * Runs inside a transaction. Null if another part of the assessment was written since the step, so
 * that the draft can't get the number in the step.
 */
async function putDraft({ assessmentId, rev, draft }: DraftSaving, nextRev: number) {
  const before = await draftAt(assessmentId, rev)
  if (!before.ok) return before
  if (before.value.rev + 1 !== nextRev) return done(null)
  const at = momentAfter(before.value, new Date())
  const { title } = draft.settings
  const revs = { rev: nextRev, draftRev: nextRev, updatedAt: at }
  const saved = { ...before.value, title, draft, textGrammar: TEXT_GRAMMAR, ...revs }
  checkDraft(saved)
  await tableOf(assessments).put(storedForm(assessments, saved))
  lastWritten = saved
  return done({ rev: saved.rev, at })
}

// Validating a long draft takes longer than typing a character, and drafts are saved while somebody
// types. So the last written assessment is cached, and not read or validated again while it is the
// current revision.
let lastWritten: Assessment | null = null

const checkedQuestions = new WeakSet<Question>()
const isNew = (question: Question) => !checkedQuestions.has(question)

/** Throws if it doesn't match the schema. Unchanged questions are skipped. */
function checkDraft(assessment: Assessment): void {
  const { draft } = assessment
  const sections = draft.sections.map((section) => {
    // Not validated yet.
    const questions = fieldOf(section, 'questions')
    return { ...section, questions: Array.isArray(questions) ? questions.filter(isNew) : questions }
  })
  checkedValue(assessments.schema, { ...assessment, draft: { ...draft, sections } })
  for (const { questions } of draft.sections) {
    for (const question of questions) checkedQuestions.add(question)
  }
}

async function storedAssessment(id: string): Promise<Result<Assessment, NotFound | Damaged>> {
  if (lastWritten?.id === id && (await isStillStored(lastWritten))) return done(lastWritten)
  return wholeRecord(assessments, id)
}
