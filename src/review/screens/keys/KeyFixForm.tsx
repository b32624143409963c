import { useState } from 'react'

import type { Definition } from '#schemas/definition.ts'
import { keyCorrectionDetailsSchema } from '#schemas/records/details.ts'
import type { QuestionOf } from '#schemas/question.ts'
import { TEXT_RULES, type TextRules } from '#schemas/textRules.ts'
import { type CannotCorrect, correctKey } from '#src/review/storage/correcting.ts'
import { updateQuestion } from '#src/assessment/engine/editing/questions.ts'
import { isSame } from '#src/assessment/engine/editing/sameness.ts'
import type { KeyedKind } from '#src/assessment/engine/kinds/parts/defineScoring.ts'
import { hasKey, takesKey } from '#src/assessment/engine/kinds/scoring.ts'
import { questionsOf } from '#src/assessment/engine/place.ts'
import { withKey } from '#src/builder/model/correctedKeys.ts'
import { KeyEditor } from '#src/staff/answerKeys/KeyEditor.tsx'
import { FormFailure } from '#src/staff/forms/FormFailure.tsx'
import { failedSaving, type FormProblem } from '#src/staff/forms/formProblem.ts'
import { useStaffForm } from '#src/staff/forms/useStaffForm.ts'
import { Link } from '#src/staff/routing.ts'
import { useJob } from '#src/review/screens/useJob.ts'
import { builderPath } from '#src/base/paths.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Checkbox } from '#src/ui/controls/Checkbox.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { TextArea } from '#src/ui/controls/TextArea.tsx'
import { toast } from '#src/ui/overlays/toasts.ts'

import type { KeyEffects, KeyEffectsInput } from '#src/review/workers/keyEffectsJob.ts'
import shared from '#src/ui/shared.module.css'

import { EffectsSection } from './EffectsSection.tsx'
import styles from './keys.module.css'
import { FIXED_ELSEWHERE, savedWords } from './keyWords.ts'
import { OtherVersions } from './OtherVersions.tsx'
import { recordScores } from './recordScores.ts'
import type { KeyToFix } from './useKeyFix.ts'

const NO_REASON = 'Enter the reason for the fix'

/**
 * The new key, whose scores it changes, and why. It starts afresh after each correction saved here. One
 * saved in another tab leaves what was entered, and saving is then refused.
 */
export function KeyFixForm({ assessmentId, toFix }: { assessmentId: string; toFix: KeyToFix }) {
  const [form, setForm] = useState<OpenForm>({ known: toFix.known, isSaved: false, made: null })
  if (form.isSaved && form.known !== toFix.known) {
    setForm({ ...form, known: toFix.known, isSaved: false })
  }
  return (
    <OneCorrection
      key={form.known}
      assessmentId={assessmentId}
      toFix={toFix}
      known={form.known}
      made={form.made}
      onSaved={(made) => setForm({ ...form, isSaved: true, made })}
    />
  )
}

interface OpenForm {
  /** How many corrections there were when it was opened. */
  known: number
  isSaved: boolean
  /** The effects of the last correction saved here. */
  made: KeyEffects | null
}

function OneCorrection({
  assessmentId,
  toFix,
  known,
  made,
  onSaved,
}: Pick<OpenForm, 'known' | 'made'> & {
  assessmentId: string
  toFix: KeyToFix
  onSaved: (made: KeyEffects | null) => void
}) {
  const { version, question, me } = toFix
  const [edited, setEdited] = useState(() => editedKey(assessmentId, toFix, version.definition))
  const { key, state, input } = edited
  const { result: effects, progress } = useJob('keyEffects', input, 'once')
  const change = (next: Parameters<typeof updateQuestion>[2]) => {
    const definition = updateQuestion(edited.definition, question.id, next)
    setEdited(editedKey(assessmentId, toFix, definition))
  }

  const form = useStaffForm({
    schema: keyCorrectionDetailsSchema,
    start: { reason: '' },
    words: { reason: { invalid: NO_REASON, label: 'Reason for the fix' } },
    save: async ({ reason }): Promise<FormProblem<'reason'> | null> => {
      const saved = await correctKey({
        assessmentId,
        versionId: version.id,
        questionId: question.id,
        key,
        reason,
        by: me,
        known,
      })
      if (!saved.ok) return problemOf(saved.error)
      onSaved(effects)
      const recorded = await recordScores(assessmentId, saved.value, () => undefined)
      toast({ text: savedWords(recorded.ok ? recorded.count : null) })
      // The form starts afresh, and the correction is listed above it.
      document.querySelector<HTMLElement>('h1')?.focus()
      return null
    },
  })
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      <section className={styles.section} aria-labelledby="new-key">
        <h2 id="new-key">New correct answer</h2>
        {edited.question ? (
          <KeyEditor
            question={edited.question}
            isTranslated={Object.keys(version.definition.translations).length > 0}
            edit={{ set: (_, next) => change(next), type: (_, _field, next) => change(next) }}
          />
        ) : null}
        <NewerTextRules
          question={edited.question}
          textRules={version.definition.textRules}
          onChange={(next) => change({ key: next })}
        />
        <p className={shared.explanation}>
          The published version and reviewers’ marks stay as they are; the fixed answer is recorded
          beside them. Fix the question in <Link to={builderPath(assessmentId)}>the draft</Link> as
          well before you publish again.
        </p>
      </section>
      <EffectsSection
        assessmentId={assessmentId}
        version={version.number}
        // The form's own correction also arrives before it has been saved altogether.
        state={toFix.known !== known && !form.isSubmitting ? 'outdated' : state}
        effects={effects}
        made={made}
        progress={progress}
      />
      <OtherVersions assessmentId={assessmentId} toFix={toFix} effects={effects ?? made} />
      {input === null ? null : (
        <section className={styles.section} aria-labelledby="why">
          <h2 id="why">Reason</h2>
          <FormFailure text={form.failure} />
          <Field
            label="Reason for the fix"
            help="Recorded with your name in each response whose score changes. Don’t write names: every reviewer can read this."
            error={form.errorOf('reason')}
          >
            <TextArea rows={2} dir="auto" {...form.register('reason')} />
          </Field>
          <p>
            <Button
              type="submit"
              variant="primary"
              disabled={form.isSubmitting || effects === null}
            >
              {form.isSubmitting ? 'Saving…' : 'Fix the correct answer'}
            </Button>
          </p>
        </section>
      )}
    </form>
  )
}

/**
 * Lets the key of an older version count by the newest text rules (rules C17, U1). Versions that have
 * them need no such choice.
 */
function NewerTextRules({
  question,
  textRules,
  onChange,
}: {
  question: QuestionOf<KeyedKind> | null
  textRules: TextRules
  onChange: (key: NonNullable<QuestionOf<'shortText'>['key']>) => void
}) {
  if (textRules !== undefined || question?.kind !== 'shortText') return null
  if (question.format !== 'plain' || question.key === undefined) return null
  const { textRules: own, ...key } = question.key
  return (
    <Checkbox
      label="Ignore how quotes, dashes and spaces were typed"
      help="“don’t” then counts as “don't”. This version was published before answers were compared like this."
      checked={own !== undefined}
      onChange={({ target }) => onChange(target.checked ? { ...key, textRules: TEXT_RULES } : key)}
    />
  )
}

/** The question with the key as it is edited, and what to compute for it; null if nothing. */
function editedKey(
  assessmentId: string,
  { version, question }: KeyToFix,
  definition: Definition,
): {
  definition: Definition
  question: QuestionOf<KeyedKind> | null
  key: unknown
  state: 'same' | 'unusable' | 'changed'
  input: KeyEffectsInput | null
} {
  const found = questionsOf(definition).find(({ id }) => id === question.id)
  const edited = found && takesKey(found) ? found : null
  const key = edited?.key ?? null
  const isChanged = !(hasKey(question) && isSame(question.key, key))
  const isUsable = key !== null && withKey(question, key, definition.textRules) !== null
  const state = !isChanged ? 'same' : isUsable ? 'changed' : 'unusable'
  const about = { assessmentId, versionId: version.id, questionId: question.id }
  const input = state === 'changed' ? { ...about, change: { key } } : null
  return { definition, question: edited, key, state, input }
}

function problemOf({ kind }: CannotCorrect): FormProblem<'reason'> {
  if (kind === 'needs-reason') return { field: 'reason', text: NO_REASON }
  if (kind === 'not-a-correction') {
    return { text: 'That is already the correct answer, or this question can’t have it.' }
  }
  if (kind === 'changed-elsewhere') {
    return {
      text: `${FIXED_ELSEWHERE}, so nothing was saved. Copy your reason, then reload the page.`,
    }
  }
  return failedSaving(kind)
}
