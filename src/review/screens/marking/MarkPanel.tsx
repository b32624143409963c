import { use } from 'react'

import type { AnswerableQuestion } from '#schemas/question.ts'
import type { Review } from '#schemas/review.ts'
import { isFixed, levelPoints, markLimits } from '#src/assessment/engine/scoring/marks.ts'
import { CardHeadingContext } from '#src/assessment/renderer/read/ReadCard.tsx'
import { RadioGroup } from '#src/ui/controls/RadioGroup.tsx'
import { momentText } from '#src/assessment/words/values/formats.ts'

import { GivenMark } from '#src/review/screens/attempt/GivenMark.tsx'
import { levelPointsWords } from '#src/review/screens/attempt/levelWords.ts'
import { RubricLevels } from '#src/review/screens/attempt/RubricLevels.tsx'

import { AnswerComment } from './AnswerComment.tsx'
import { FoldedForm } from './FoldedForm.tsx'
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
}

/** The mark of one answer: a rubric level, or points with a reason; and a comment. */
export function MarkPanel({
  question,
  mine,
  isToMark,
  marking,
  hasRubricBeside = false,
}: MarkPanelProps) {
  const heading = use(CardHeadingContext)
  const mark = mine?.marks[question.id]
  const { most } = markLimits(question)
  const levels = question.rubric?.levels ?? []
  const choose = (level: string) => {
    const points = levelPoints(question, level)
    if (points !== null) void marking.choose(question.id, { points, level }, mark)
  }
  const isOpen = most > 0 && isToMark && !isFixed(mine)
  const choosesLevel = isOpen && levels.length > 0
  const form = (
    <PointsForm
      question={question}
      mark={mark}
      needsReason={choosesLevel || !isOpen}
      onSave={(given) => marking.mark(question.id, given, mark)}
    />
  )
  return (
    <fieldset
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
      ) : hasRubricBeside || levels.length === 0 ? null : isFixed(mine) ? (
        <FoldedForm summary="Rubric">
          <RubricLevels question={question} chosen={mark?.level} />
        </FoldedForm>
      ) : (
        <RubricLevels question={question} />
      )}
      {isOpen && !choosesLevel ? form : null}
      {most > 0 && (choosesLevel || !isOpen) ? (
        <FoldedForm summary={choosesLevel ? 'Enter points instead' : 'Change the points'}>
          {form}
        </FoldedForm>
      ) : null}
      {mark?.reason === undefined ? null : (
        <p className={styles.quiet}>{`Reason: ${mark.reason}`}</p>
      )}
      {mark?.earlier?.map((earlier) => (
        <p key={earlier.at} className={styles.quiet}>
          <span>{`Before ${momentText(mark.at)}: `}</span>
          <GivenMark question={question} mark={earlier} />
          {earlier.reason === undefined ? null : <span dir="auto">{`, ${earlier.reason}`}</span>}
        </p>
      ))}
      <AnswerComment
        comment={mine?.comments[question.id] ?? ''}
        onSave={(text) => marking.comment(question.id, text)}
      />
    </fieldset>
  )
}
