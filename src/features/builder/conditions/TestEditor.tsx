import type { Test } from '#schemas/condition.ts'
import { NativeSelect } from '#src/ui/NativeSelect.tsx'
import { measureName, testName } from '#src/wording/staff/testName.ts'
import { ComparedValue } from './ComparedValue.tsx'
import styles from './ConditionEditor.module.css'
import type { TestChoice, Tested } from './newComparison.ts'

interface TestEditorProps {
  operand: Tested
  /** The tests to choose from. */
  choices: readonly TestChoice[]
  choice: TestChoice
  test: Test
  onChoose: (choice: TestChoice) => void
  onChange: (test: Test) => void
}

/** Which test, and what it compares with. */
export function TestEditor(props: TestEditorProps) {
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

function keyOf({ op, measure }: TestChoice): string {
  return measure ? `${measure}:${op}` : op
}

function nameOf({ op, measure }: TestChoice, { question, number }: Tested): string {
  if (measure) return `${measureName(measure, question)} ${testName(op)}`
  // A calculated value is true or not, and has no box to be ticked.
  const isTruth = number === null && question.kind === 'consent'
  return isTruth ? testName(op) : testName(op, question.kind)
}
