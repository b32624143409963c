import type { KeyboardEvent } from 'react'

import type { Option } from '#schemas/question.ts'
import { AuthoredTree } from '#src/assessment/renderer/text/AuthoredTree.tsx'
import { useQuotedLine } from '#src/assessment/renderer/text/quotes.ts'
import { moreSigns } from '#src/ui/display/moreSigns.ts'
import { Sign } from '#src/ui/display/Sign.tsx'
import { VisuallyHidden } from '#src/ui/controls/VisuallyHidden.tsx'
import { useWords } from '#src/assessment/renderer/text/words.ts'
import { furtherWords } from '#src/assessment/words/candidateWords.ts'

import styles from './ranking.module.css'

/** One option with its position. Its two buttons are one Tab stop; arrow keys work on both. */
export function RankingRow({
  inputId,
  hintId,
  option,
  index,
  count,
  isDragged,
  onMove,
  onDrag,
}: {
  inputId: string
  /** The id of the text that explains the keys. */
  hintId: string
  option: Option
  index: number
  count: number
  isDragged: boolean
  onMove: (to: number) => void
  onDrag: (pressed: { clientX: number; clientY: number }) => void
}) {
  const isFirst = index === 0
  const isLast = index === count - 1
  const move = (to: number) => {
    if (to !== index && to >= 0 && to < count) onMove(to)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[event.key]
    if (to !== undefined) move(to)
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') focusOther(event)
    else return
    event.preventDefault()
  }
  const { ranking } = furtherWords(useWords())
  const name = useQuotedLine(option.label) || ranking.withoutText
  return (
    <li className={styles.row} data-option={option.id} data-dragged={isDragged}>
      <span
        className={styles.handle}
        onPointerDown={(event) => {
          if (event.button !== 0) return
          event.preventDefault()
          onDrag(event)
        }}
      >
        <Sign path={moreSigns.grip} />
      </span>
      <span className={styles.place} aria-hidden="true">
        {index + 1}
      </span>
      <span className={styles.label} dir="auto">
        <AuthoredTree text={option.label} inline />
      </span>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the two buttons inside */}
      <span className={styles.moves} onKeyDown={onKeyDown}>
        <button
          type="button"
          id={isFirst ? undefined : `${inputId}-${option.id}`}
          aria-disabled={isFirst}
          aria-describedby={hintId}
          tabIndex={isFirst ? -1 : 0}
          onClick={() => move(index - 1)}
        >
          <Sign path={moreSigns.up} />
          <VisuallyHidden>{ranking.moveUp(name)}</VisuallyHidden>
        </button>
        <button
          type="button"
          id={isFirst ? inputId : undefined}
          aria-disabled={isLast}
          aria-describedby={hintId}
          tabIndex={isFirst ? 0 : -1}
          onClick={() => move(index + 1)}
        >
          <Sign path={moreSigns.down} />
          <VisuallyHidden>{ranking.moveDown(name)}</VisuallyHidden>
        </button>
      </span>
    </li>
  )
}

function focusOther({ currentTarget }: KeyboardEvent<HTMLElement>): void {
  for (const button of currentTarget.querySelectorAll('button')) {
    if (button !== document.activeElement) {
      button.focus()
      return
    }
  }
}
