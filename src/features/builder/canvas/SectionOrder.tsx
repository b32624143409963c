import { updateSection } from '#src/engine/editing/sections.ts'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { NumberField, wholeFrom } from '#src/features/builder/properties/NumberField.tsx'
import properties from '#src/features/builder/properties/properties.module.css'
import { Checkbox } from '#src/ui/Checkbox.tsx'

interface SectionOrderProps {
  sectionId: string
  shuffle: boolean
  draw: number | undefined
}

/** Whether candidates get the questions in orders of their own, and how many of them. */
export function SectionOrder({ sectionId, shuffle, draw }: SectionOrderProps) {
  const { draft } = useBuilder()
  return (
    <div className={properties.row}>
      <NumberField
        label="Draw only"
        field="draw"
        optional
        unit="questions"
        help="Each candidate gets others, by lot."
        value={draw}
        refuse={wholeFrom(1)}
        onType={(next) =>
          draft.edit(
            'Change how many questions are drawn',
            (d) => updateSection(d, sectionId, { draw: next }),
            { mergeKey: `${sectionId}.draw` },
          )
        }
      />
      <Checkbox
        label="Shuffle the questions"
        help="Statements stay where they are."
        checked={shuffle}
        onChange={() =>
          draft.edit('Change order of questions', (d) =>
            updateSection(d, sectionId, { shuffle: shuffle ? undefined : true }),
          )
        }
      />
    </div>
  )
}
