/**
 * Reading and writing the draft of an assessment against a revision of it.
 */
import { type Assessment, TEXT_GRAMMAR } from '#schemas/assessment.ts'
import type { Definition } from '#schemas/definition.ts'
import type { Question } from '#schemas/question.ts'
import { done, failed, type Result } from '#schemas/result.ts'

import { assessmentTable } from './database.ts'
import { type StepDraft, writeStep } from './draftSteps.ts'
import { isStillStored, momentAfter } from './nextAssessment.ts'
import type { StorageFailure } from './query.ts'
import { fieldOf } from './rawField.ts'
import { assessments, checkedValue, type Damaged, type NotFound } from './recordKinds.ts'
import { tableOf, wholeRecord } from './records.ts'
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

interface DraftSaving {
  assessmentId: string
  rev: number
  draft: Definition
  step?: StepDraft
}

/** The step first: a step without its draft does no harm, a draft without its step can't be undone. */
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
 * Runs inside a transaction. Null: something else of the assessment was written since the step was, and
 * the draft can't have the number that its step carries.
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
  await tableOf(assessments).put(saved)
  lastWritten = saved
  return done({ rev: saved.rev, at })
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
