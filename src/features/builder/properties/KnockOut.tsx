import type { FocusEvent } from 'react'
import type { AnswerableQuestion } from '#schemas/question.ts'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { testChoicesFor, withTest } from '#src/features/builder/conditions/newComparison.ts'
import { TestEditor } from '#src/features/builder/conditions/TestEditor.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import styles from './properties.module.css'
import { useQuestionEdit } from './useQuestionEdit.ts'

/** Which answers rule a candidate out. Staff are told; the candidate continues and never sees it. */
export function KnockOut({ question }: { question: AnswerableQuestion }) {
  const edit = useQuestionEdit(question.id)
  const { begun } = useBuilder()
  const operand = { question }
  const { knockOut } = question
  // It looks at the whole answer, never at a measure of it.
  const choices = testChoicesFor(operand).filter(({ measure }) => measure === undefined)
  const [first] = choices
  const toggle = () => {
    if (knockOut) return edit.set('Remove knock-out', { knockOut: undefined })
    if (!first) return
    // Which answer it is stays to be chosen: what it lacks meanwhile is no mistake.
    begun.begin(question.id, 'knockOut')
    edit.set('Set knock-out', { knockOut: withTest(operand, first).test })
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) {
      begun.leave(question.id, 'knockOut')
    }
  }
  return (
    <div className={styles.stack} data-field="knockOut" onBlur={leave}>
      <Checkbox
        label="Some answers knock out"
        help="Flagged in review. Candidates aren’t told and can continue."
        checked={knockOut !== undefined}
        onChange={toggle}
      />
      {knockOut ? (
        <fieldset className={styles.test}>
          <legend>Knocks out when the answer</legend>
          <TestEditor
            operand={operand}
            choices={choices}
            choice={{ op: knockOut.op }}
            test={knockOut}
            onChoose={(choice) =>
              edit.set('Change knock-out', { knockOut: withTest(operand, choice, knockOut).test })
            }
            onChange={(test) => edit.type('Change knock-out', 'knockOut', { knockOut: test })}
          />
        </fieldset>
      ) : null}
    </div>
  )
}
