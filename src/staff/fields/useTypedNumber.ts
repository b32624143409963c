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

type Terms = Pick<TypedNumberProps, 'refuse' | 'needed'>

/** The content of a number field. Invalid input is kept, with the reason. */
export function useTypedNumber({ value, onType, refuse, needed = false }: TypedNumberProps) {
  const [typed, setTyped] = useState<{ text: string; gave: number | undefined } | null>(null)
  // The value was changed elsewhere, such as by undo, so the typed text no longer applies.
  const current = typed && typed.gave === value ? typed.text : null
  const error = current === null ? null : readTyped(current, { needed, refuse }).problem

  const change = (text: string) => {
    const read = readTyped(text, { needed, refuse })
    const given = read.problem === null ? read.value : value
    setTyped({ text, gave: given })
    if (given !== value) onType(given)
  }
  const leave = () => {
    if (error === null) setTyped(null)
  }
  return { text: current ?? (value === undefined ? '' : String(value)), error, change, leave }
}

type Read = { problem: string } | { problem: null; value: number | undefined }

function readTyped(text: string, { refuse, needed }: Terms): Read {
  const read = readNumberText(text)
  switch (read.kind) {
    case 'unreadable':
      return { problem: 'Enter a number, such as 10 or 2.5' }
    case 'empty':
      return needed ? { problem: 'Enter a number' } : { problem: null, value: undefined }
    case 'unclear': {
      const { whole, fraction } = read
      if (takesOnly(Number(whole), Number(fraction), refuse)) {
        return { problem: null, value: Number(whole) }
      }
      return { problem: `Enter ${whole} or ${fraction}: “${text.trim()}” could mean either` }
    }
    case 'number': {
      const { value } = read
      return { problem: refuse?.(value) ?? null, value }
    }
  }
}

/** Whether nothing but whole numbers is allowed, this one among them: "20,000" is no fraction there. */
function takesOnly(whole: number, fraction: number, refuse: Terms['refuse']): boolean {
  if (!refuse || refuse(whole) !== null) return false
  return [fraction, fraction + 0.5].some((each) => refuse(each) !== null)
}
