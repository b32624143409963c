import type { Definition } from '#schemas/definition.ts'
import { Field } from '#src/ui/controls/Field.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import { TextInput } from '#src/ui/controls/TextInput.tsx'

/** Represents a section still to be created. */
export const NEW_SECTION = ''

export interface PasteTargetProps {
  definition: Definition
  /** The selected section. */
  selectedId: string | undefined
  target: string
  title: string
  onTarget: (sectionId: string) => void
  onTitle: (title: string) => void
}

/** The section that the questions are added to. */
export function PasteTarget(props: PasteTargetProps) {
  const { definition, selectedId, target, title, onTarget, onTitle } = props
  return (
    <>
      <Field label="Add to">
        <NativeSelect value={target} onChange={(event) => onTarget(event.target.value)}>
          <option value={NEW_SECTION}>A new section</option>
          {definition.sections.map((section, at) => (
            <option key={section.id} value={section.id}>
              {`Section ${at + 1}: ${section.title || 'Untitled section'}${section.id === selectedId ? ' (selected)' : ''}`}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {target === NEW_SECTION ? (
        <Field label="Section title" optional>
          <TextInput dir="auto" value={title} onChange={(event) => onTitle(event.target.value)} />
        </Field>
      ) : null}
    </>
  )
}
