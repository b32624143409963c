import { useState } from 'react'
import { readNumberText } from '#src/staff/fields/numberText.ts'
import { NumberInput } from '#src/ui/controls/NumberInput.tsx'
import styles from './ConditionEditor.module.css'

interface ComparedNumberProps {
  label: string
  value: unknown
  onChange: (value: number) => void
}

/** A number to compare with. Invalid input is kept and marked, and changes nothing. */
export function ComparedNumber({ label, value, onChange }: ComparedNumberProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const stored = typeof value === 'number' ? String(value) : ''
  const text = typed ?? stored
  const isUnreadable = typed !== null && readNumberText(typed).kind !== 'number'
  return (
    <NumberInput
      className={styles.number}
      aria-label={isUnreadable ? `${label}: enter a number, such as 10 or 2.5` : label}
      aria-invalid={isUnreadable || undefined}
      value={text}
      onChange={(event) => {
        setTyped(event.target.value)
        const read = readNumberText(event.target.value)
        if (read.kind === 'number') onChange(read.value)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
