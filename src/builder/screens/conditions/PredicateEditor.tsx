import type { Predicate } from '#schemas/condition.ts'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import { measureName, operatorName } from '#src/staff/words/operatorName.ts'
import { ComparedValue } from './ComparedValue.tsx'
import styles from './ConditionEditor.module.css'
import type { OperatorChoice, ComparedOperand } from './newComparison.ts'

interface PredicateEditorProps {
  operand: ComparedOperand
  /** The operators to choose from. */
  choices: readonly OperatorChoice[]
  choice: OperatorChoice
  test: Predicate
  onChoose: (choice: OperatorChoice) => void
  onChange: (test: Predicate) => void
}

/** An operator, and the value to compare with. */
export function PredicateEditor(props: PredicateEditorProps) {
  const { operand, choices, choice, test, onChoose, onChange } = props
  return (
    <>
      <NativeSelect
        className={styles.test}
        aria-label="Comparison"
        value={keyOf(choice)}
        onChange={(event) => {
          const chosen = choices.find((each) => keyOf(each) === event.target.value)
          if (chosen) onChoose(chosen)
        }}
      >
        {choices.map((each) => (
          <option key={keyOf(each)} value={keyOf(each)}>
            {nameOf(each, operand)}
          </option>
        ))}
      </NativeSelect>
      <ComparedValue operand={operand} choice={choice} test={test} onChange={onChange} />
    </>
  )
}

function keyOf({ op, measure }: OperatorChoice): string {
  return measure ? `${measure}:${op}` : op
}

function nameOf({ op, measure }: OperatorChoice, { question, number }: ComparedOperand): string {
  if (measure) return `${measureName(measure, question)} ${operatorName(op)}`
  // A calculated value is true or false; it has no checkbox to tick.
  const isTruth = number === null && question.kind === 'consent'
  return isTruth ? operatorName(op) : operatorName(op, question.kind)
}
