import { updateSection } from '#src/assessment/engine/editing/sections.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { NumberField, wholeFrom } from '#src/staff/fields/NumberField.tsx'
import layout from '#src/staff/fields/fieldLayout.module.css'
import { Checkbox } from '#src/ui/controls/Checkbox.tsx'

interface SectionOrderProps {
  sectionId: string
  shuffle: boolean
  draw: number | undefined
}

/** Whether each candidate gets the questions in a different order, and how many of them. */
export function SectionOrder({ sectionId, shuffle, draw }: SectionOrderProps) {
  const { draft } = useBuilder()
  return (
    <div className={layout.row}>
      <NumberField
        label="Pick at random"
        field="draw"
        optional
        unit="questions"
        help="Each candidate gets a random selection."
        value={draw}
        refuse={wholeFrom(1)}
        onType={(next) =>
          draft.edit(
            'changeHowManyQuestionsArePicked',
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
          draft.edit('changeOrderOfQuestions', (d) =>
            updateSection(d, sectionId, { shuffle: shuffle ? undefined : true }),
          )
        }
      />
    </div>
  )
}
