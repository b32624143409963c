import { useState } from 'react'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { questionAt, sectionAt } from '#src/features/builder/draft/places.ts'
import { textLine } from '#src/engine/textLine.ts'
import { Field } from '#src/ui/Field.tsx'
import { FormDialog } from '#src/ui/FormDialog.tsx'
import { NativeSelect } from '#src/ui/NativeSelect.tsx'

interface MoveDialogProps {
  questionId: string
  onClose: () => void
}

/** Moves a question to any place, without dragging. */
export function MoveDialog({ questionId, onClose }: MoveDialogProps) {
  const { draft, acts } = useBuilder()
  const definition = draft.definition()
  const found = questionAt(definition, questionId)
  const [sectionId, setSectionId] = useState(found?.section.id ?? '')
  const [index, setIndex] = useState(found?.index ?? 0)
  const others = (sectionAt(definition, sectionId)?.questions ?? []).filter(
    ({ id }) => id !== questionId,
  )

  const move = () => {
    acts.moveQuestion(questionId, { sectionId, index: Math.min(index, others.length) })
    onClose()
  }

  return (
    <FormDialog
      onClose={onClose}
      size="small"
      title={`Move question${found?.number ? ` ${found.number}` : ''}`}
      submitLabel="Move question"
      onSubmit={move}
    >
      <Field label="Section">
        <NativeSelect
          value={sectionId}
          onChange={(event) => {
            setSectionId(event.target.value)
            const chosen = sectionAt(definition, event.target.value)
            setIndex(chosen?.questions.length ?? 0)
          }}
        >
          {definition.sections.map((section, at) => (
            <option key={section.id} value={section.id}>
              {at + 1}. {section.title || 'Untitled section'}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label="Place">
        <NativeSelect
          value={Math.min(index, others.length)}
          onChange={(event) => setIndex(Number(event.target.value))}
        >
          <option value={0}>At the start</option>
          {others.map((question, at) => (
            <option key={question.id} value={at + 1}>
              After {textLine(question.prompt).slice(0, 80) || 'a question without text'}
            </option>
          ))}
        </NativeSelect>
      </Field>
    </FormDialog>
  )
}
