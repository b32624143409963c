import { useRef, useState } from 'react'

import type { Option } from '#schemas/question.ts'
import { plainText } from '#src/assessment/engine/authoredText.ts'
import {
  namedAfterQuestion,
  useFill,
  useQuestionState,
} from '#src/assessment/renderer/session/FillContext.ts'
import { announce } from '#src/ui/announce.ts'
import { classes } from '#src/ui/classes.ts'
import { startPointerDrag } from '#src/ui/pointerDrag.ts'
import { useRestoreFocus } from '#src/ui/useRestoreFocus.ts'

import { ClearAnswer } from './ClearAnswer.tsx'
import type { InputProps } from '#src/assessment/renderer/session/field.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'
import { furtherWords } from '#src/assessment/words/candidateWords.ts'
import shared from '#src/ui/shared.module.css'
import fieldStyles from './fields.module.css'
import { RankingRow } from './RankingRow.tsx'
import styles from './ranking.module.css'

/** A list that is ordered with buttons, keys or dragging. Blank until it is used. */
export function RankingList({ question, ids, entry }: InputProps<'ranking'>) {
  const { enter, session } = useFill()
  const { ranking } = furtherWords(useWords())
  const { answered } = useQuestionState(question.id)
  const list = useRef<HTMLOListElement>(null)
  const [ranked, setRanked] = useState<readonly string[]>(() => [entry].flat())
  const [dragged, setDragged] = useState<string | null>(null)
  // A row loses the focus when it moves within the document.
  const restoreFocus = useRestoreFocus((element: Element | null) =>
    element instanceof HTMLElement ? element : null,
  )
  const options = inOrder(question.options, ranked)
  const order = options.map(({ id }) => id)
  const hintId = `${ids.input}.keys`

  const settle = (next: readonly string[], id: string) => {
    enter(question, next)
    const option = question.options.find((each) => each.id === id)
    const name = option ? plainText(option.label, session.quote) : ''
    announce(ranking.moved(name, next.indexOf(id) + 1, next.length))
  }
  const move = (id: string, to: number) => {
    const next = moved(order, id, to)
    restoreFocus(document.activeElement)
    setRanked(next)
    settle(next, id)
  }
  const keep = () => {
    enter(question, order)
    announce(ranking.ranked)
    // Move focus: the button disappears.
    document.getElementById(ids.input)?.focus()
  }
  const drag = (pressed: { clientX: number; clientY: number }, id: string) => {
    let next: readonly string[] = order
    startPointerDrag(pressed, {
      onStart: () => setDragged(id),
      onMove({ y }) {
        const to = indexAt(list.current, id, y)
        if (to === next.indexOf(id)) return
        next = moved(next, id, to)
        setRanked(next)
      },
      onEnd(isDropped) {
        setDragged(null)
        if (isDropped) settle(next, id)
        else setRanked(ranked)
      },
    })
  }

  return (
    <>
      <p className={shared.quiet}>{answered ? ranking.ranked : ranking.untouched}</p>
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
            onDrag={(pressed) => drag(pressed, option.id)}
          />
        ))}
      </ol>
      <p id={hintId} hidden>
        {ranking.keys}
      </p>
      {!answered && options.length > 0 && (
        <button
          type="button"
          {...namedAfterQuestion(ids, 'keep')}
          className={classes(fieldStyles.clear, styles.keep)}
          onClick={keep}
        >
          {ranking.keep}
        </button>
      )}
      {answered && <ClearAnswer question={question} onClear={() => setRanked([])} />}
    </>
  )
}

/** The ranked options, then options added later. */
function inOrder(options: readonly Option[], ranked: readonly string[]): Option[] {
  const known = ranked.flatMap((id) => options.filter((option) => option.id === id))
  return [...known, ...options.filter(({ id }) => !ranked.includes(id))]
}

/** The index of the dragged row once the pointer has passed the middle of other rows. */
function indexAt(list: HTMLElement | null, id: string, y: number): number {
  const others = [...(list?.children ?? [])].filter((row) => row.getAttribute('data-option') !== id)
  return others.filter((row) => {
    const { top, height } = row.getBoundingClientRect()
    return top + height / 2 < y
  }).length
}

function moved(order: readonly string[], id: string, to: number): readonly string[] {
  const rest = order.filter((each) => each !== id)
  return [...rest.slice(0, to), id, ...rest.slice(to)]
}
