import { use, useRef, useState } from 'react'

import type { AnswerableQuestion } from '#schemas/question.ts'
import type { Review } from '#schemas/review.ts'
import { isFixed, levelPoints, markLimits } from '#src/assessment/engine/scoring/marks.ts'
import { CardHeadingContext } from '#src/assessment/renderer/read/ReadCard.tsx'
import { RadioGroup } from '#src/ui/controls/RadioGroup.tsx'
import type { MenuItem } from '#src/ui/overlays/Menu.tsx'
import { momentText } from '#src/assessment/words/values/formats.ts'

import { GivenMark } from '#src/review/screens/attempt/GivenMark.tsx'
import { levelPointsWords } from '#src/review/screens/attempt/levelWords.ts'
import { RubricLevels } from '#src/review/screens/attempt/RubricLevels.tsx'

import { AnswerComment } from './AnswerComment.tsx'
import { CardMenu } from './CardMenu.tsx'
import styles from './marking.module.css'
import { PointsForm } from './PointsForm.tsx'
import type { Marking } from './useMarking.ts'

export interface MarkPanelProps {
  question: AnswerableQuestion
  /** The reviewer's own review; null before its first mark. */
  mine: Review | null
  /** No key decides this answer. */
  isToMark: boolean
  marking: Marking
  /** The rubric is on the page already. */
  hasRubricBeside?: boolean
  /** Further actions of the screen, in the menu. */
  actions?: readonly MenuItem[]
}

/** The mark of one answer: a rubric level, or points with a reason; and a comment. Finished, it is text. */
export function MarkPanel({
  question,
  mine,
  isToMark,
  marking,
  hasRubricBeside = false,
  actions = [],
}: MarkPanelProps) {
  const heading = use(CardHeadingContext)
  const [unfolded, setUnfolded] = useState<'points' | 'rubric' | null>(null)
  const panel = useRef<HTMLFieldSetElement>(null)
  const mark = mine?.marks[question.id]
  const { most } = markLimits(question)
  const levels = question.rubric?.levels ?? []
  const choose = (level: string) => {
    const points = levelPoints(question, level)
    if (points !== null) void marking.choose(question.id, { points, level }, mark)
  }
  const fixed = isFixed(mine)
  const isOpen = most > 0 && isToMark && !fixed
  const choosesLevel = isOpen && levels.length > 0
  const typesPoints = isOpen && !choosesLevel
  const hasRubric = !choosesLevel && levels.length > 0 && !hasRubricBeside
  const items: MenuItem[] = []
  if (most > 0 && !typesPoints) {
    items.push({
      label: choosesLevel ? 'Enter points instead' : 'Change the points',
      onSelect: () => setUnfolded('points'),
    })
  }
  if (hasRubric && fixed) {
    const isShown = unfolded === 'rubric'
    items.push({
      label: isShown ? 'Hide the rubric' : 'Show the rubric',
      onSelect: () => setUnfolded(isShown ? null : 'rubric'),
    })
  }
  const fold = () => {
    panel.current?.closest<HTMLElement>('[data-question]')?.focus()
    setUnfolded(null)
  }
  // The button itself was replaced when it opened the menu for the first time.
  const returnFocus = () =>
    panel.current?.querySelector<HTMLElement>('[data-change] [data-mark-points]') ??
    panel.current?.querySelector<HTMLElement>('[aria-haspopup="menu"]') ??
    true
  return (
    <fieldset
      ref={panel}
      aria-labelledby={heading ?? undefined}
      className={styles.panel}
      data-to-mark={isOpen && mark === undefined ? '' : undefined}
    >
      {choosesLevel ? (
        <RadioGroup
          legend="Level"
          options={levels.map((level, at) => ({
            value: level.id,
            label: (
              <>
                <kbd aria-hidden="true">{at + 1}</kbd> <span dir="auto">{level.text || '…'}</span>
              </>
            ),
            help: levelPointsWords(question, level),
          }))}
          value={mark?.level ?? null}
          onChange={choose}
        />
      ) : null}
      {hasRubric && (!fixed || unfolded === 'rubric') ? (
        <RubricLevels question={question} chosen={mark?.level} />
      ) : null}
      {mark?.reason === undefined ? null : (
        <p className={styles.quiet}>{`Your reason: ${mark.reason}`}</p>
      )}
      {mark?.earlier?.map((earlier) => (
        <p key={earlier.at} className={styles.quiet}>
          <span>{`Before ${momentText(mark.at)}: `}</span>
          <GivenMark question={question} mark={earlier} />
          {earlier.reason === undefined ? null : <span dir="auto">{`, ${earlier.reason}`}</span>}
        </p>
      ))}
      {typesPoints || unfolded === 'points' ? (
        <PointsForm
          question={question}
          mark={mark}
          needsReason={!typesPoints}
          onSave={(given) => marking.mark(question.id, given, mark)}
          {...(!typesPoints && { onClose: fold })}
        />
      ) : null}
      <AnswerComment
        comment={mine?.comments[question.id] ?? ''}
        onSave={(text) => marking.comment(question.id, text)}
      >
        <CardMenu items={[...items, ...actions]} returnsFocus={returnFocus} />
      </AnswerComment>
    </fieldset>
  )
}
