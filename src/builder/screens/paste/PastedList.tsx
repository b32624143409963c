import { memo, useCallback, useEffect, useRef, useState } from 'react'

import { numberText } from '#src/assessment/words/values/formats.ts'
import type { Change, ListedQuestion } from '#src/builder/files/corrections/corrections.ts'
import { canJoin } from '#src/builder/files/corrections/joinQuestions.ts'
import { announce } from '#src/ui/announce.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Checkbox } from '#src/ui/controls/Checkbox.tsx'
import { TextButton } from '#src/ui/controls/TextButton.tsx'

import styles from './Paste.module.css'
import { PastedRow } from './PastedRow.tsx'
import { changedWords, correctionsWords, isToCheck } from './pastedWords.ts'

interface PastedListProps {
  listed: readonly ListedQuestion[]
  /** The place of the first one in the text, from 0. */
  first: number
  /** How many corrections were made, and how many of them no longer apply. */
  corrections: { made: number; dropped: number }
  onCorrect: (id: string, change: Change) => void
  onUndo: () => void
}

/** Rows drawn at first, and added at a time. */
const ROWS = 50

/** The questions as they will be added, with what to check first and what can be corrected. */
export const PastedList = memo(function PastedList(props: PastedListProps) {
  const { listed, first, corrections, onCorrect, onUndo } = props
  const [onlyToCheck, setOnlyToCheck] = useState(false)
  const [count, setCount] = useState(ROWS)
  const [open, setOpen] = useState<number | null>(null)
  const section = useRef<HTMLElement>(null)
  const focusAt = useRef<number | null>(null)
  const rows = listed.map((row, at) => ({ row, at }))
  const toCheck = rows.filter(({ row }) => !row.isLeftOut && isToCheck(row.question))
  // The open row stays where it is, even once nothing is left to check in it.
  const chosen =
    onlyToCheck && toCheck.length > 0
      ? rows.filter(({ row, at }) => at === open || (!row.isLeftOut && isToCheck(row.question)))
      : rows
  const shown = chosen.slice(0, count)

  useEffect(() => {
    if (focusAt.current === null) return
    section.current?.querySelector<HTMLElement>(`[data-at="${focusAt.current}"] button`)?.focus()
    focusAt.current = null
  })

  const change = useCallback(
    (at: number, id: string, next: Change) => {
      if (next.change === 'leaveOut') setOpen((current) => (current === at ? null : current))
      if (next.change === 'join' || next.change === 'split' || next.change === 'splitParagraphs') {
        focusAt.current = next.change === 'join' ? at - 1 : at
        setOpen(focusAt.current)
      }
      const words = changedWords(first + at + 1, next)
      if (words !== null) announce(words)
      onCorrect(id, next)
    },
    [onCorrect, first],
  )

  return (
    <section ref={section} tabIndex={-1} className={styles.reading} aria-label="What will be added">
      {corrections.made > 0 ? (
        <p className={styles.facts}>
          <span>{correctionsWords(corrections)}</span>
          <TextButton
            onClick={() => {
              setOpen(null)
              if (corrections.made === 1) section.current?.focus()
              announce('Last correction undone')
              onUndo()
            }}
          >
            Undo the last correction
          </TextButton>
        </p>
      ) : null}
      {toCheck.length > 0 ? (
        <Checkbox
          label={`Show only the ${toCheck.length === 1 ? 'one' : toCheck.length} to check`}
          checked={onlyToCheck}
          onChange={(event) => setOnlyToCheck(event.target.checked)}
        />
      ) : null}
      <ol className={styles.questions} aria-label="Questions">
        {shown.map(({ row, at }) => {
          const before = listed[at - 1]
          return (
            <PastedRow
              key={at}
              row={row}
              at={at}
              number={first + at + 1}
              isOpen={open === at}
              canJoin={before !== undefined && canJoin(before.question, row.question)}
              onOpen={setOpen}
              onChange={change}
            />
          )
        })}
      </ol>
      {chosen.length > shown.length ? (
        <p>
          <Button onClick={() => setCount(count + ROWS)}>
            {`Show ${numberText(Math.min(ROWS, chosen.length - count))} more`}
          </Button>
        </p>
      ) : null}
    </section>
  )
})
