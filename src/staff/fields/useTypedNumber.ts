import { useState } from 'react'
import { readNumberText } from './numberText.ts'

export interface TypedNumberProps {
  value: number | undefined
  /** Called with valid values only. */
  onType: (value: number | undefined) => void
  /** Why a number is not allowed here, or null. */
  refuse?: ((value: number) => string | null) | undefined
  /** An empty field is not allowed here. */
  needed?: boolean | undefined
}

/** The content of a number field. Invalid input is kept, with the reason. */
export function useTypedNumber({ value, onType, refuse, needed = false }: TypedNumberProps) {
  const [typed, setTyped] = useState<{ text: string; gave: number | undefined } | null>(null)
  // The value was changed elsewhere, such as by undo, so the typed text no longer applies.
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
