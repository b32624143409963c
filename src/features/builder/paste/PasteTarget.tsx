import type { Definition } from '#schemas/definition.ts'
import { Field } from '#src/ui/Field.tsx'
import { NativeSelect } from '#src/ui/NativeSelect.tsx'
import { TextInput } from '#src/ui/TextInput.tsx'

/** Stands for a section that is still to be made. */
export const NEW_SECTION = ''

interface PasteTargetProps {
  definition: Definition
  /** The section that is selected. */
  selectedId: string | undefined
  target: string
  title: string
  onTarget: (sectionId: string) => void
  onTitle: (title: string) => void
}

/** Which section the questions go to. */
export function PasteTarget(props: PasteTargetProps) {
  const { definition, selectedId, target, title, onTarget, onTitle } = props
  return (
    <>
      <Field label="Add to">
        <NativeSelect value={target} onChange={(event) => onTarget(event.target.value)}>
          <option value={NEW_SECTION}>A new section</option>
          {definition.sections.map((section, at) => (
            <option key={section.id} value={section.id}>
              Section {at + 1}: {section.title || 'Untitled section'}
              {section.id === selectedId ? ' (selected)' : ''}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {target === NEW_SECTION ? (
        <Field label="Title of the section" optional>
          <TextInput dir="auto" value={title} onChange={(event) => onTitle(event.target.value)} />
        </Field>
      ) : null}
    </>
  )
}
