import { type RefObject, useRef, useState } from 'react'

import { type Clipboard, type Formatting } from '#src/builder/files/readers/clipboardText.ts'
import { useTextHistory } from '#src/builder/screens/fields/useTextHistory.ts'
import { readingTasks } from '#src/builder/workers/readingTasks.ts'
import { staffWords } from '#src/staff/words/staffWords.ts'
import { useTaskRunner } from '#src/storage/workers/useTaskRunner.ts'
import { TextButton } from '#src/ui/controls/TextButton.tsx'

import styles from './Paste.module.css'

const { formatting } = staffWords.pasting

/** Where a text is to be put, and the text of the field then. */
type Place = { value: string; start: number; end: number }
type Texts = { formatted: string; plain: string }
type Pasted = Texts & { shown: keyof Texts; kept: readonly Formatting[]; at: number }

export type PastedFormatting =
  | { kind: 'reading' | 'tooLarge' }
  | { kind: keyof Texts; kept: readonly Formatting[]; hasOther: boolean }

/**
 * Puts what is pasted into a field, as the better one of its two readings. The other one can be had
 * instead, as long as the text is there.
 */
export function useFormattedPaste(
  area: RefObject<HTMLTextAreaElement | null>,
  text: string,
  onText: (text: string) => void,
) {
  const replace = useTextHistory(area, text, onText)
  const reader = useTaskRunner(readingTasks, 'clipboard')
  const waiting = useRef<{ place: Place; plain: string } | null>(null)
  const [isReading, setReading] = useState(false)
  const [pasted, setPasted] = useState<Pasted | 'tooLarge' | null>(null)

  /** Inserts what is being read, and returns where. */
  const insert = (inserted: string): number => {
    const place = waiting.current?.place
    waiting.current = null
    setReading(false)
    if (!place) return 0
    const { start, end } = placeIn(place, area.current?.value ?? place.value)
    if (inserted !== '') replace(start, end, inserted)
    return start
  }
  const insertPlain = () => {
    const plain = waiting.current?.plain ?? ''
    reader.cancel()
    insert(plain)
  }

  const paste = ({ html, plain: written }: Clipboard) => {
    if (waiting.current) insertPlain()
    const field = area.current
    if (!field) return
    const plain = written.replace(/\r\n?/g, '\n')
    const { value, selectionStart: start, selectionEnd: end } = field
    waiting.current = { place: { value, start, end }, plain }
    setReading(true)
    setPasted(null)
    reader.run({ html, plain }, (read) => {
      if (read.from === 'html') {
        const at = insert(read.text)
        setPasted({ formatted: read.text, plain, shown: 'formatted', kept: read.kept, at })
      } else {
        insert(plain)
        if (read.isTooLarge) setPasted('tooLarge')
      }
    })
  }

  const at = pasted === null || pasted === 'tooLarge' ? -1 : placeOf(pasted, text)
  const exchange = () => {
    if (isReading) insertPlain()
    else if (pasted !== null && pasted !== 'tooLarge' && at >= 0) {
      const other = pasted.shown === 'plain' ? 'formatted' : 'plain'
      // Before the text is replaced, so that the button is there all the time.
      setPasted({ ...pasted, shown: other, at })
      replace(at, at + pasted[pasted.shown].length, pasted[other])
    }
  }
  const forget = () => {
    reader.cancel()
    waiting.current = null
    setReading(false)
    setPasted(null)
  }
  return { paste, exchange, forget, isReading, formatting: shownOf(isReading, pasted, at) }
}

function shownOf(
  isReading: boolean,
  pasted: Pasted | 'tooLarge' | null,
  at: number,
): PastedFormatting | null {
  if (isReading) return { kind: 'reading' }
  if (pasted === null) return null
  if (pasted === 'tooLarge') return { kind: 'tooLarge' }
  const { shown: kind, kept, plain } = pasted
  return at < 0 ? null : { kind, kept, hasOther: plain.trim() !== '' }
}

/** -1 if it isn’t there any more. */
function placeOf({ shown, at, ...texts }: Pasted, text: string): number {
  return text.startsWith(texts[shown], at) ? at : text.indexOf(texts[shown])
}

/** The place in the text as it has become: what was typed meanwhile comes after. */
function placeIn({ value, start, end }: Place, now: string): { start: number; end: number } {
  if (value === now) return { start, end }
  const most = Math.min(value.length, now.length)
  let before = 0
  while (before < most && value.charAt(before) === now.charAt(before)) before++
  let behind = 0
  while (
    behind < most - before &&
    value.charAt(value.length - 1 - behind) === now.charAt(now.length - 1 - behind)
  ) {
    behind++
  }
  const moved = (at: number): number => {
    if (at <= before) return at
    const fromEnd = value.length - at
    return fromEnd <= behind ? now.length - fromEnd : before
  }
  return { start: moved(start), end: Math.max(moved(start), moved(end)) }
}

/** How the pasted text was read, and the other way to read it. */
export function FormattedPaste({
  shown,
  onExchange,
}: {
  shown: PastedFormatting | null
  onExchange: () => void
}) {
  const hasButton =
    shown !== null && (shown.kind === 'reading' || ('hasOther' in shown && shown.hasOther))
  return (
    <div className={styles.formatting}>
      <output>{shown === null ? null : <span>{wordsOf(shown)}</span>}</output>
      {hasButton ? (
        <TextButton onClick={onExchange}>
          <span>{shown.kind === 'plain' ? formatting.toFormatted : formatting.toPlain}</span>
        </TextButton>
      ) : null}
    </div>
  )
}

function wordsOf(shown: PastedFormatting): string {
  return shown.kind === 'formatted' ? formatting.formatted(shown.kept) : formatting[shown.kind]
}
