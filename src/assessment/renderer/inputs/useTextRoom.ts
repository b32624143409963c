import { type ClipboardEvent, type InputEvent, useRef, useState } from 'react'

import { codePoints } from '#src/assessment/engine/texts/text.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'

import { announceCount, isCounted } from './CharacterCount.tsx'

/** Up to this length, the direction is found per line and the field grows. */
const EASY = 2_000
/** How far a longer text is searched for its first letter. */
const BEGINNING = 1_000

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/**
 * The direction of a text field and the length of its text, which is announced near the limit.
 * Laying out a long text on every keystroke, for its direction and for its height, freezes the
 * page. So above a certain length the direction is that of the first letter, and the style sheet
 * fixes the height.
 */
export function useTextRoom(entry: string, most: number) {
  const words = useWords()
  const [room, setRoom] = useState(() => roomOf(entry))
  const now = useRef(room)
  const onInput = ({ currentTarget }: InputEvent<TextElement>) => {
    const { current: before } = now
    now.current = roomOf(currentTarget.value)
    announceCount(before.length, now.current.length, most, words)
    if (looksDifferent(before, now.current, most)) setRoom(now.current)
  }
  const { dir, length } = room
  return { room: { dir, onInput, onPaste: pasteAtOnce }, count: { length, most } }
}

type Room = { dir: 'auto' | 'ltr' | 'rtl'; length: number }

function roomOf(text: string): Room {
  return { dir: directionIn(text), length: codePoints(text) }
}

/** The length of a text is shown only near its limit: until then, a key re-renders nothing. */
function looksDifferent(one: Room, other: Room, most: number): boolean {
  return one.dir !== other.dir || isCounted(one.length, most) || isCounted(other.length, most)
}

type TextElement = HTMLInputElement | HTMLTextAreaElement

/**
 * Longer text is inserted as a whole, because Chromium's editor would insert it line by line, for
 * seconds.
 */
const LONG_PASTE = 5_000

/** Pastes a long text after setting its direction. */
export function pasteAtOnce(event: ClipboardEvent<TextElement>): void {
  const text = event.clipboardData.getData('text/plain')
  const field = event.currentTarget
  const { selectionStart, selectionEnd } = field
  // A field for an email address doesn't say where its cursor is.
  if (text.length <= LONG_PASTE || selectionStart === null) return
  event.preventDefault()
  if (field.dir === 'auto') field.dir = directionIn(field.value + text)
  field.setRangeText(text, selectionStart, selectionEnd ?? selectionStart, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function directionIn(text: string): Room['dir'] {
  if (text.length <= EASY) return 'auto'
  const [letter = ''] = /\p{L}/u.exec(text.slice(0, BEGINNING)) ?? []
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr'
}
