import { memo, useCallback, useState } from 'react'

import { numberText } from '#src/assessment/words/values/formats.ts'
import type { Change, ListedQuestion } from '#src/builder/files/corrections/corrections.ts'
import { canJoin } from '#src/builder/files/corrections/joinQuestions.ts'
import type { PartOfReading } from '#src/builder/files/readers/parts.ts'
import { announce } from '#src/ui/announce.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Checkbox } from '#src/ui/controls/Checkbox.tsx'
import { TextButton } from '#src/ui/controls/TextButton.tsx'

import styles from './Paste.module.css'
import { PastedRow } from './PastedRow.tsx'
import { changedWords, changesWords, unusedPlace, usedWords } from './pastedWords.ts'
import { UnusedTexts } from './UnusedTexts.tsx'
import { useListRows } from './useListRows.ts'

interface PastedListProps {
  reading: PartOfReading
  listed: readonly ListedQuestion[]
  /** How many corrections were made, and how many of them no longer apply. */
  corrections: { made: number; dropped: number }
  onCorrect: (id: string, change: Change) => void
  onUndo: () => void
}

/** The questions as they will be added, with what to check first and what can be corrected. */
export const PastedList = memo(function PastedList(props: PastedListProps) {
  const { reading, listed, corrections, onCorrect, onUndo } = props
  const { first, skipped, leftOut } = reading
  const [open, setOpen] = useState<number | null>(null)
  const rows = useListRows({ listed, skipped, open })
  const { section, toCheck, more, goTo } = rows

  const change = useCallback(
    (at: number, id: string, next: Change) => {
      if (next.change === 'leaveOut') setOpen((current) => (current === at ? null : current))
      if (next.change === 'check') goTo({ after: at })
      if (next.change === 'join' || next.change === 'split' || next.change === 'splitParagraphs') {
        const place = next.change === 'join' ? at - 1 : at
        setOpen(place)
        goTo(`[data-at="${place}"] button`)
      }
      const words = changedWords(first + at + 1, next)
      if (words !== null) announce(words)
      onCorrect(id, next)
    },
    [onCorrect, first, goTo],
  )
  const undo = () => {
    setOpen(null)
    if (corrections.made === 1) section.current?.focus()
    announce('Last change undone')
    onUndo()
  }

  return (
    <section ref={section} tabIndex={-1} className={styles.reading} aria-label="What will be added">
      <div className={styles.tools}>
        {toCheck.length > 0 ? (
          <>
            <Button
              size="small"
              aria-keyshortcuts="Alt+PageDown Alt+PageUp"
              title="Alt+Page Down"
              onClick={rows.goToNext}
            >
              Next to check
            </Button>
            <Checkbox
              label={`Show only the ${toCheck.length === 1 ? 'one' : numberText(toCheck.length)} to check`}
              checked={rows.onlyToCheck}
              onChange={(event) => rows.filter(event.target.checked)}
            />
          </>
        ) : null}
        <p className={styles.used}>
          <span>{usedWords(reading)}</span>
          {leftOut === 0 ? null : (
            <TextButton aria-expanded={rows.hasUnused} onClick={rows.toggleUnused}>
              {rows.hasUnused ? 'Hide what is not used' : 'Show what is not used'}
            </TextButton>
          )}
        </p>
        {corrections.made > 0 ? (
          <p className={styles.used}>
            <span>{changesWords(corrections)}</span>
            <TextButton onClick={undo}>Undo the last change</TextButton>
          </p>
        ) : null}
      </div>
      {more.before > 0 ? (
        <p>
          <Button onClick={more.showBefore}>{`Show ${numberText(more.before)} before`}</Button>
        </p>
      ) : null}
      <ol className={styles.questions} aria-label="Questions">
        {rows.shown.map((item, place) => {
          if (item.kind === 'unused') {
            const { after, texts } = item
            const goOn = rows.goToUnusedBelow(place)
            return (
              <li
                key={`unused ${after}`}
                className={styles.unused}
                tabIndex={-1}
                data-unused={after}
              >
                <p className={styles.count}>{unusedPlace(first + after)}</p>
                <UnusedTexts texts={texts} />
                {goOn ? (
                  <p>
                    <TextButton
                      aria-label={`Next that is not used, below question ${numberText(first + after)}`}
                      onClick={goOn}
                    >
                      Next that is not used
                    </TextButton>
                  </p>
                ) : null}
              </li>
            )
          }
          const { row, at } = item
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
      {leftOut > skipped.length && rows.hasUnused ? (
        <p className={styles.quiet}>
          {`Only the first ${numberText(skipped.length)} of ${numberText(leftOut)} texts that are not used are listed.`}
        </p>
      ) : null}
      {more.after > 0 ? (
        <p>
          <Button onClick={more.showAfter}>{`Show ${numberText(more.after)} more`}</Button>
        </p>
      ) : null}
    </section>
  )
})
