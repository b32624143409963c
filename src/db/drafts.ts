/**
 * Reading and writing the draft of an assessment against a revision of it.
 */
import type { Assessment } from '#schemas/assessment.ts'
import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { done, failed, type Result } from '#schemas/result.ts'

import { assessmentTable } from './database.ts'
import { type StepDraft, writeStep } from './draftSteps.ts'
import { isStillStored, momentAfter } from './nextAssessment.ts'
import type { StorageFailure } from './query.ts'
import { fieldOf } from './rawField.ts'
import { assessments, checkedValue, type Damaged, type NotFound, wholeRecord } from './records.ts'
import { write } from './writing.ts'

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

/** The step first: a step without its draft does no harm, a draft without its step can't be undone. */
export async function saveStepAndDraft({
  assessmentId,
  rev,
  draft,
  step,
}: {
  assessmentId: string
  rev: number
  draft: Definition
  step?: StepDraft
}): Promise<Result<{ rev: number; at: string }, NotFound | ChangedElsewhere | StorageFailure>> {
  if (step) {
    const before = await write([assessmentTable], () => draftAt(assessmentId, rev))
    if (!before.ok) return before
    const { draftRev, rev: stored } = before.value
    const written = await writeStep({ assessmentId, draftRev, nextRev: stored + 1 }, step)
    if (!written.ok) return written
  }
  return write([assessmentTable], async () => {
    const before = await draftAt(assessmentId, rev)
    if (!before.ok) return before
    const at = momentAfter(before.value, new Date())
    const next = before.value.rev + 1
    const { title } = draft.settings
    const saved = { ...before.value, title, draft, rev: next, draftRev: next, updatedAt: at }
    checkDraft(saved)
    await assessments.table.put(saved)
    lastWritten = saved
    return done({ rev: saved.rev, at })
  })
}

// A long draft takes longer to check than to type a letter into, and it is saved while somebody types:
// what was checked on its way in, and is still the same revision, is neither read nor checked again.
let lastWritten: Assessment | null = null

const checkedQuestions = new WeakSet<Question>()
const isNew = (question: Question) => !checkedQuestions.has(question)

/** Throws when it has not the shape of an assessment. Questions that stayed the same are passed over. */
function checkDraft(assessment: Assessment): void {
  const { draft } = assessment
  const sections = draft.sections.map((section) => {
    // Nobody has looked at its shape yet.
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
