import type { Question } from '#schemas/question.ts'
import { textLine } from '#src/assessment/engine/texts/textLine.ts'
import { updateOption } from '#src/assessment/engine/editing/options.ts'
import { Checkbox } from '#src/ui/controls/Checkbox.tsx'
import styles from '#src/builder/screens/fields/properties.module.css'
import { useQuestionEdit } from '#src/builder/screens/fields/useQuestionEdit.ts'

/**
 * Whether each candidate gets the options in a different order, and which of them stay in place.
 */
export function OptionOrder({ question }: { question: Question }) {
  const edit = useQuestionEdit(question.id)
  if (!('options' in question) || question.kind === 'matrix') return null
  const { options, shuffle = false } = question
  return (
    <div data-field="shuffle">
      <Checkbox
        label="Shuffle the options"
        help="Each candidate sees a different order."
        checked={shuffle}
        onChange={() => edit.set('changeOrderOfOptions', { shuffle: shuffle ? undefined : true })}
      />
      {shuffle ? (
        <fieldset className={styles.pins}>
          <legend>Keep in place</legend>
          {options.map(({ id, label, role, pinned = false }, at) => (
            <Checkbox
              key={id}
              label={textLine(label) || `Option ${at + 1}`}
              checked={pinned || role !== undefined}
              disabled={role !== undefined}
              onChange={() =>
                edit.apply('keepOptionInPlace', (d) =>
                  updateOption(d, question.id, id, { pinned: pinned ? undefined : true }),
                )
              }
            />
          ))}
        </fieldset>
      ) : null}
    </div>
  )
}
