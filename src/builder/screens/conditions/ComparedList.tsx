import { useState } from 'react'
import { isCalendarDate } from '#src/assessment/engine/calendar.ts'
import { readNumberText } from '#src/staff/fields/numberText.ts'
import { TextArea } from '#src/ui/controls/TextArea.tsx'
import { afterPress } from '#src/ui/press.ts'
import styles from './ConditionEditor.module.css'

type Sort = 'text' | 'number' | 'date'

interface ComparedListProps {
  values: readonly (string | number)[]
  sort: Sort
  onChange: (values: (string | number)[]) => void
}

const labels: { readonly [S in Sort]: string } = {
  text: 'Texts, one per line',
  number: 'Numbers, one per line',
  date: 'Dates, one per line, such as 2026-03-31',
}

/** Several values to compare with, one per line. */
export function ComparedList({ values, sort, onChange }: ComparedListProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextArea
      className={styles.value}
      rows={2}
      aria-label={labels[sort]}
      value={typed ?? values.join('\n')}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange(valuesIn(event.target.value, sort))
      }}
      // Empty and invalid lines disappear when the field loses focus.
      onBlur={() => afterPress(() => setTyped(null))}
    />
  )
}

function valuesIn(text: string, sort: Sort): (string | number)[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (sort === 'text') return lines
  if (sort === 'date') return lines.map((line) => line.trim()).filter(isCalendarDate)
  return lines.flatMap((line) => {
    const read = readNumberText(line)
    return read.kind === 'number' ? [read.value] : []
  })
}
