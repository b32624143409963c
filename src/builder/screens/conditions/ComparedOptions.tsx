import type { Option } from '#schemas/question.ts'
import { textLine } from '#src/assessment/engine/texts/textLine.ts'
import { Checkbox } from '#src/ui/controls/Checkbox.tsx'
import { NativeSelect } from '#src/ui/controls/NativeSelect.tsx'
import shared from '#src/ui/shared.module.css'
import styles from './ConditionEditor.module.css'
import type { ComparedOperand } from './newComparison.ts'

interface ComparedOptionProps {
  operand: ComparedOperand
  value: string
  onChange: (optionId: string) => void
}

export function ComparedOption({ operand, value, onChange }: ComparedOptionProps) {
  const options = optionsOf(operand)
  const isKnown = options.some((option) => option.id === value)
  return (
    <NativeSelect
      className={styles.value}
      aria-label="Option"
      value={isKnown ? value : ''}
      onChange={(event) => onChange(event.target.value)}
    >
      {isKnown ? null : <option value="">Choose an option</option>}
      {options.map((option, at) => (
        <option key={option.id} value={option.id}>
          {textLine(option.label) || `Option ${at + 1}`}
        </option>
      ))}
    </NativeSelect>
  )
}

interface ComparedOptionsProps {
  operand: ComparedOperand
  chosen: readonly (string | number)[]
  onChange: (optionIds: string[]) => void
}

export function ComparedOptions({ operand, chosen, onChange }: ComparedOptionsProps) {
  const options = optionsOf(operand)
  const wanted = new Set(chosen)
  const toggle = (optionId: string) =>
    onChange(options.map(({ id }) => id).filter((id) => (id === optionId) !== wanted.has(id)))
  return (
    <fieldset className={styles.boxes}>
      <legend className={shared.hidden}>Options</legend>
      {options.map((option, at) => (
        <Checkbox
          key={option.id}
          label={textLine(option.label) || `Option ${at + 1}`}
          checked={wanted.has(option.id)}
          onChange={() => toggle(option.id)}
        />
      ))}
    </fieldset>
  )
}

export function optionsOf({ question }: ComparedOperand): readonly Option[] {
  return 'options' in question ? question.options : []
}
