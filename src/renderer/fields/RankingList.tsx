import { useLayoutEffect, useRef, useState } from 'react'

import type { Option } from '#schemas/question.ts'
import { plainText } from '#src/engine/authoredText.ts'
import { useFill, useQuestionState } from '#src/renderer/fill/FillContext.ts'
import { announce } from '#src/ui/announce.ts'
import { classes } from '#src/ui/classes.ts'

import { ClearAnswer } from './ClearAnswer.tsx'
import type { InputProps } from './field.ts'
import fieldStyles from './fields.module.css'
import { RankingRow } from './RankingRow.tsx'
import styles from './ranking.module.css'
import { startRowDrag } from './rowDrag.ts'

/** A list that is put in order by buttons, by keys or by dragging. Untouched, it is no answer. */
export function RankingList({ question, ids, entry }: InputProps<'ranking'>) {
  const { enter, session } = useFill()
  const { answered } = useQuestionState(question.id)
  const list = useRef<HTMLOListElement>(null)
  const [ranked, setRanked] = useState<readonly string[]>(() => [entry].flat())
  const [dragged, setDragged] = useState<string | null>(null)
  const keepFocus = useFocusThatMoves()
  const options = inOrder(question.options, ranked)
  const order = options.map(({ id }) => id)
  const hintId = `${ids.input}.keys`

  const settle = (next: readonly string[], id: string) => {
    enter(question, next)
    const option = question.options.find((each) => each.id === id)
    const name = option ? plainText(option.label, session.quote) : ''
    announce(`${name}: ${next.indexOf(id) + 1} of ${next.length}`)
  }
  const move = (id: string, to: number) => {
    const next = moved(order, id, to)
    keepFocus()
    setRanked(next)
    settle(next, id)
  }
  const drag = (id: string) => {
    if (list.current === null) return
    let next: readonly string[] = order
    setDragged(id)
    startRowDrag(list.current, id, {
      onOver(to) {
        next = moved(next, id, to)
        setRanked(next)
      },
      onDrop() {
        setDragged(null)
        settle(next, id)
      },
    })
  }

  return (
    <>
      <p className={styles.state}>
        {answered
          ? 'Ranked, from first to last.'
          : 'Use the arrows to put these in order. Already right? Keep this order.'}
      </p>
      <ol ref={list} className={styles.list} data-ranked={answered}>
        {options.map((option, index) => (
          <RankingRow
            key={option.id}
            inputId={ids.input}
            hintId={hintId}
            option={option}
            index={index}
            count={options.length}
            isDragged={option.id === dragged}
            onMove={(to) => move(option.id, to)}
            onDrag={() => drag(option.id)}
          />
        ))}
      </ol>
      <p id={hintId} hidden>
        Press the arrow keys to move an option.
      </p>
      {!answered && options.length > 0 && (
        <button
          type="button"
          className={classes(fieldStyles.clear, styles.keep)}
          onClick={() => enter(question, order)}
        >
          Keep this order
        </button>
      )}
      {answered && <ClearAnswer question={question} onClear={() => setRanked([])} />}
    </>
  )
}

/** What has been ranked, then what came to the question later. */
function inOrder(options: readonly Option[], ranked: readonly string[]): Option[] {
  const known = ranked.flatMap((id) => options.filter((option) => option.id === id))
  return [...known, ...options.filter(({ id }) => !ranked.includes(id))]
}

function moved(order: readonly string[], id: string, to: number): readonly string[] {
  const rest = order.filter((each) => each !== id)
  return [...rest.slice(0, to), id, ...rest.slice(to)]
}

/** A row that is put elsewhere in the document loses the focus; it gets it back. */
function useFocusThatMoves(): () => void {
  const focused = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (focused.current instanceof HTMLElement) focused.current.focus()
    focused.current = null
  })
  return () => {
    focused.current = document.activeElement
  }
}
