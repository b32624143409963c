import type { FocusEvent } from 'react'
import type { AnswerableQuestion } from '#schemas/question.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { operatorChoicesFor, withOperator } from '#src/builder/screens/conditions/newComparison.ts'
import { PredicateEditor } from '#src/builder/screens/conditions/PredicateEditor.tsx'
import { Checkbox } from '#src/ui/controls/Checkbox.tsx'
import layout from '#src/staff/fields/fieldLayout.module.css'
import styles from '#src/builder/screens/fields/properties.module.css'
import { useQuestionEdit } from '#src/builder/screens/fields/useQuestionEdit.ts'

/** Answers that rule a candidate out. Staff are told; the candidate continues without knowing. */
export function KnockOut({ question }: { question: AnswerableQuestion }) {
  const edit = useQuestionEdit(question.id)
  const { newItems } = useBuilder()
  const operand = { question }
  const { knockOut } = question
  // A knock-out applies to the whole answer, never to a measure of it.
  const choices = operatorChoicesFor(operand).filter(({ measure }) => measure === undefined)
  const [first] = choices
  const toggle = () => {
    if (knockOut) return edit.set('removeKnockOut', { knockOut: undefined })
    if (!first) return
    // The answer is still to be chosen, so missing parts are not errors yet.
    newItems.add(question.id, 'knockOut')
    edit.set('setKnockOut', { knockOut: withOperator(operand, first).test })
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) {
      newItems.leave(question.id, 'knockOut')
    }
  }
  return (
    <div className={layout.stack} data-field="knockOut" onBlur={leave}>
      <Checkbox
        label="Knock-out answers"
        help="Flagged in review. Candidates aren’t told and can continue."
        checked={knockOut !== undefined}
        onChange={toggle}
      />
      {knockOut ? (
        <fieldset className={styles.test}>
          <legend>Knock-out if the answer</legend>
          <PredicateEditor
            operand={operand}
            choices={choices}
            choice={{ op: knockOut.op }}
            test={knockOut}
            onChoose={(choice) =>
              edit.set('changeKnockOut', { knockOut: withOperator(operand, choice, knockOut).test })
            }
            onChange={(test) => edit.type('changeKnockOut', 'knockOut', { knockOut: test })}
          />
        </fieldset>
      ) : null}
    </div>
  )
}
