import { useState } from 'react'

import { tagsIn } from '#src/assessment/engine/editing/manyQuestions.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { questionAt } from '#src/builder/screens/state/draftPlaces.ts'
import { numberText } from '#src/assessment/words/values/formats.ts'
import { Checkbox } from '#src/ui/controls/Checkbox.tsx'
import { Field } from '#src/ui/controls/Field.tsx'
import { TextInput } from '#src/ui/controls/TextInput.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'

import { changeTags } from './manyActions.ts'
import { countedQuestions } from './manyWords.ts'
import type { ManyDialogProps } from './PointsDialog.tsx'
import styles from './many.module.css'

/** Adds tags to several questions, and removes some that they have. */
export function TagsDialog({ questionIds, onClose }: ManyDialogProps) {
  const builder = useBuilder()
  const [counts] = useState(() => {
    const found = questionIds.flatMap(
      (id) => questionAt(builder.draft.definition(), id)?.question.tags ?? [],
    )
    return found.reduce(
      (all, tag) => all.set(tag, (all.get(tag) ?? 0) + 1),
      new Map<string, number>(),
    )
  })
  const [added, setAdded] = useState('')
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const toggle = (tag: string) => {
    const now = new Set(removed)
    if (!now.delete(tag)) now.add(tag)
    setRemoved(now)
  }
  return (
    <FormDialog
      onClose={onClose}
      size="small"
      title={`Tags of ${countedQuestions(questionIds.length)}`}
      submitLabel="Change tags"
      isDirty={added.trim() !== '' || removed.size > 0}
      isSubmitting={false}
      onSubmit={() => {
        onClose()
        changeTags(builder, questionIds, { add: tagsIn(added), remove: [...removed] })
      }}
    >
      <Field label="Add tags" optional help="Separated by commas.">
        <TextInput dir="auto" value={added} onChange={(event) => setAdded(event.target.value)} />
      </Field>
      {counts.size === 0 ? null : (
        <fieldset className={styles.tags}>
          <legend>Remove tags</legend>
          {[...counts].map(([tag, count]) => (
            <Checkbox
              key={tag}
              label={
                <>
                  <bdi>{tag}</bdi>{' '}
                  <span className={styles.note}>
                    {`on ${numberText(count)} of ${numberText(questionIds.length)}`}
                  </span>
                </>
              }
              checked={removed.has(tag)}
              onChange={() => toggle(tag)}
            />
          ))}
        </fieldset>
      )}
    </FormDialog>
  )
}
