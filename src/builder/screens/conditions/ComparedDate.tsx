import { TextInput } from '#src/ui/controls/TextInput.tsx'
import styles from './ConditionEditor.module.css'

interface ComparedDateProps {
  label: string
  value: unknown
  onChange: (value: string) => void
}

/** A calendar date to compare with. */
export function ComparedDate({ label, value, onChange }: ComparedDateProps) {
  return (
    <TextInput
      type="date"
      className={styles.date}
      aria-label={label}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
