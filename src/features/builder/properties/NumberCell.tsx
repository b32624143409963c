import { useState } from 'react'
import { NumberInput } from '#src/ui/NumberInput.tsx'
import styles from './PartsEditor.module.css'
import { readNumberText } from './numberText.ts'

interface NumberCellProps {
  label: string
  value: number | undefined
  onType: (value: number | undefined) => void
  /** Says why a number is not possible here, or nothing. */
  refuse?: (value: number) => string | null
}

/** A number in a list. What does not read as one stays typed, marked, and changes nothing. */
export function NumberCell({ label, value, onType, refuse }: NumberCellProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const problem = typed === null ? null : problemOf(typed, refuse)
  return (
    <NumberInput
      className={styles.number}
      aria-label={problem ? `${label}: ${problem}` : label}
      aria-invalid={problem !== null || undefined}
      value={typed ?? value ?? ''}
      onChange={(event) => {
        setTyped(event.target.value)
        if (problemOf(event.target.value, refuse) !== null) return
        const read = readNumberText(event.target.value)
        onType(read.kind === 'number' ? read.value : undefined)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}

function problemOf(text: string, refuse: NumberCellProps['refuse']): string | null {
  const read = readNumberText(text)
  if (read.kind === 'unreadable') return 'enter a number, such as 1 or -0.5'
  return read.kind === 'number' ? (refuse?.(read.value) ?? null) : null
}
