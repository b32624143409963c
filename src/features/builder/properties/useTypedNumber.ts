import { useState } from 'react'
import { readNumberText } from './numberText.ts'

export interface TypedNumberProps {
  value: number | undefined
  /** Only ever called with what the field may hold. */
  onType: (value: number | undefined) => void
  /** Says why a number is not possible here, or nothing. */
  refuse?: ((value: number) => string | null) | undefined
  /** An empty field is not possible here. */
  needed?: boolean | undefined
}

/** What stands in a field for a number. What is refused stays there with the reason. */
export function useTypedNumber({ value, onType, refuse, needed = false }: TypedNumberProps) {
  const [typed, setTyped] = useState<{ text: string; gave: number | undefined } | null>(null)
  // Something else changed the value, an undo for one: what was typed is history.
  const current = typed && typed.gave === value ? typed.text : null
  const error = current === null ? null : problemOf(current, needed, refuse)

  const change = (text: string) => {
    const read = readNumberText(text)
    const fits = problemOf(text, needed, refuse) === null
    const given = fits ? (read.kind === 'number' ? read.value : undefined) : value
    setTyped({ text, gave: given })
    if (fits && given !== value) onType(given)
  }
  const leave = () => {
    if (error === null) setTyped(null)
  }
  return { text: current ?? (value === undefined ? '' : String(value)), error, change, leave }
}

function problemOf(
  text: string,
  needed: boolean,
  refuse: TypedNumberProps['refuse'],
): string | null {
  const read = readNumberText(text)
  if (read.kind === 'unreadable') return 'Enter a number, such as 10 or 2.5'
  if (read.kind === 'empty') return needed ? 'Enter a number' : null
  return refuse?.(read.value) ?? null
}
