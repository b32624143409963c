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

/** Several values to compare with, one per line. Lines that can't be read are kept and marked. */
export function ComparedList({ values, sort, onChange }: ComparedListProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const problem = typed === null ? null : problemIn(typed, sort)
  return (
    <TextArea
      className={styles.value}
      rows={2}
      aria-label={problem === null ? labels[sort] : `${labels[sort]}: ${problem}`}
      aria-invalid={problem !== null || undefined}
      value={typed ?? values.join('\n')}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange(linesIn(event.target.value).flatMap((line) => valueIn(line, sort) ?? []))
      }}
      // Empty lines disappear when the field loses focus.
      onBlur={() => problem === null && afterPress(() => setTyped(null))}
    />
  )
}

function linesIn(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}

/** Null if it is none of this sort. */
function valueIn(line: string, sort: Sort): string | number | null {
  if (sort === 'text') return line
  if (sort === 'date') return isCalendarDate(line.trim()) ? line.trim() : null
  const read = readNumberText(line)
  return read.kind === 'number' ? read.value : null
}

/** Names the first line that can't be read. */
function problemIn(text: string, sort: Sort): string | null {
  const line = linesIn(text).find((each) => valueIn(each, sort) === null)
  if (line === undefined) return null
  const read = readNumberText(line)
  if (read.kind !== 'unclear') return `“${line.trim()}” can’t be read`
  return `enter ${read.whole} or ${read.fraction}, “${line.trim()}” could mean either`
}
