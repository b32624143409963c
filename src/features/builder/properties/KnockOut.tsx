import type { AnswerableQuestion } from '#schemas/question.ts'
import { testChoicesFor, withTest } from '#src/features/builder/conditions/newComparison.ts'
import { TestEditor } from '#src/features/builder/conditions/TestEditor.tsx'
import { Checkbox } from '#src/ui/Checkbox.tsx'
import styles from './properties.module.css'
import { useQuestionEdit } from './useQuestionEdit.ts'

/** Which answers rule a candidate out. Staff are told; the candidate goes on and never sees it. */
export function KnockOut({ question }: { question: AnswerableQuestion }) {
  const edit = useQuestionEdit(question.id)
  const operand = { question }
  const { knockOut } = question
  // It looks at the whole answer, never at a measure of it.
  const choices = testChoicesFor(operand).filter(({ measure }) => measure === undefined)
  const [first] = choices
  const toggle = () => {
    if (knockOut) edit.set('Take knock-out away', { knockOut: undefined })
    else if (first) edit.set('Set knock-out', { knockOut: withTest(operand, first).test })
  }
  return (
    <div className={styles.stack} data-field="knockOut">
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
