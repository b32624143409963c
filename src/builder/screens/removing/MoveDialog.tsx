import { useController } from 'react-hook-form'
import * as z from 'zod/mini'
import { sectionSchema } from '#schemas/definition.ts'
import { moveTogether } from '#src/builder/screens/many/manyActions.ts'
import { countedQuestions } from '#src/builder/screens/many/manyWords.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { questionAt, sectionAt } from '#src/builder/screens/state/draftPlaces.ts'
import { textLine } from '#src/assessment/engine/texts/textLine.ts'
import { useStaffForm } from '#src/staff/forms/useStaffForm.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { FormDialog } from '#src/ui/overlays/FormDialog.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'

/** `index` counts among the questions that do not move. */
const placeSchema = z.strictObject({
  sectionId: sectionSchema.shape.id,
  index: z.int().check(z.minimum(0)),
})

interface MoveDialogProps {
  questionIds: readonly string[]
  onClose: () => void
}

/** Moves one or several questions to any place, without dragging. */
export function MoveDialog({ questionIds, onClose }: MoveDialogProps) {
  const builder = useBuilder()
  const { draft, actions } = builder
  const [first = ''] = questionIds
  const isOne = questionIds.length === 1
  const definition = draft.definition()
  const found = questionAt(definition, first)
  const othersIn = (id: string) =>
    (sectionAt(definition, id)?.questions ?? []).filter(
      ({ id: each }) => !questionIds.includes(each),
    )
  const form = useStaffForm({
    schema: placeSchema,
    start: { sectionId: found?.section.id ?? '', index: found?.index ?? 0 },
    words: {},
    save: async (place) => {
      if (isOne) actions.moveQuestion(first, place)
      else moveTogether(builder, questionIds, place)
      onClose()
      return null
    },
  })
  const { control } = form
  const { field: section } = useController({ control, name: 'sectionId' })
  const { field: index } = useController({ control, name: 'index' })
  const sectionId = section.value
  const others = othersIn(sectionId)

  return (
    <FormDialog
      onClose={onClose}
      size="small"
      title={
        isOne
          ? `Move question${found?.number ? ` ${found.number}` : ''}`
          : `Move ${countedQuestions(questionIds.length)}`
      }
      submitLabel={isOne ? 'Move question' : 'Move questions'}
      isDirty={form.isDirty}
      isSubmitting={form.isSubmitting}
      onSubmit={form.submit}
    >
      <Field label="Section">
        <NativeSelect
          {...section}
          onChange={(event) => {
            section.onChange(event)
            index.onChange(othersIn(event.target.value).length)
          }}
        >
          {definition.sections.map(({ id, title }, at) => (
            <option key={id} value={id}>
              {`${at + 1}. ${title || 'Untitled section'}`}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Place">
        <NativeSelect {...index} onChange={(event) => index.onChange(Number(event.target.value))}>
          <option value={0}>At the start</option>
          {others.map((question, at) => (
            <option key={question.id} value={at + 1}>
              {`After ${textLine(question.prompt).slice(0, 80) || 'a question without text'}`}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </FormDialog>
  )
}
