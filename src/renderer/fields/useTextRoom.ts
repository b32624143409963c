import { type ClipboardEvent, type InputEvent, useState } from 'react'

/** Up to so many characters the browser finds the direction of each line, and the field grows. */
const EASY = 2_000
/** As far as the first letter of a longer text is looked for. */
const BEGINNING = 1_000

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/**
 * Which way a field for text runs. Laying out a long text anew at every key, once for its direction and
 * once for its height, is what freezes a page: from some length on the direction is that of its first
 * letter, and the style sheet fixes the height of what has a direction of its own.
 */
export function useTextRoom(entry: string) {
  const [dir, setDir] = useState(() => directionIn(entry))
  const onInput = ({ currentTarget }: InputEvent<TextElement>) =>
    setDir(directionIn(currentTarget.value))
  return { dir, onInput, onPaste: pasteAtOnce }
}

type TextElement = HTMLInputElement | HTMLTextAreaElement

/** A longer text is put in as a whole: Chromium's editor takes its lines in one by one, for seconds. */
const LONG_PASTE = 5_000

/** Pastes a long text, with its direction known before it is laid out. */
export function pasteAtOnce(event: ClipboardEvent<TextElement>): void {
  const text = event.clipboardData.getData('text/plain')
  if (text.length <= LONG_PASTE) return
  event.preventDefault()
  const field = event.currentTarget
  if (field.dir === 'auto') field.dir = directionIn(field.value + text)
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function directionIn(text: string): 'auto' | 'ltr' | 'rtl' {
  if (text.length <= EASY) return 'auto'
  const [letter = ''] = /\p{L}/u.exec(text.slice(0, BEGINNING)) ?? []
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr'
}
