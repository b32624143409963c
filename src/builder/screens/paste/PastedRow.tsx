import { Check, TriangleAlert } from 'lucide-react'
import { memo, useId, useMemo } from 'react'

import { numberText } from '#src/assessment/words/values/formats.ts'
import type { Change, ListedQuestion } from '#src/builder/files/corrections/corrections.ts'
import { type PastedQuestion, pointsOf } from '#src/builder/files/pasted/pastedQuestion.ts'
import { questionParagraphs } from '#src/builder/files/quiz/splitting.ts'
import { KindIcon, kindName } from '#src/builder/screens/kinds/kinds.tsx'
import { pointsWords } from '#src/staff/words/scoreReasonWords.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Checkbox } from '#src/ui/controls/Checkbox.tsx'
import { TextButton } from '#src/ui/controls/TextButton.tsx'

import styles from './Paste.module.css'
import { hasKeyFields, KeyFields } from './KeyFields.tsx'
import { PastedText } from './PastedText.tsx'
import { keyWords } from './pastedWords.ts'
import { RowCorrections } from './RowCorrections.tsx'

interface PastedRowProps {
  row: ListedQuestion
  /** Its place in the list, from 0. */
  at: number
  /** Its place in the text, from 1. */
  number: number
  /** Its corrections are shown. */
  isOpen: boolean
  canJoin: boolean
  onOpen: (at: number | null) => void
  onChange: (at: number, id: string, change: Change) => void
}

/** A question as it will be added, with what to check beside it. */
export const PastedRow = memo(function PastedRow(props: PastedRowProps) {
  const { row, at, isOpen, canJoin, onOpen, onChange } = props
  const number = numberText(props.number)
  const { question, isLeftOut, isChecked } = row
  const { kind, problems, notes } = question
  const asked = useMemo(() => questionParagraphs(question), [question])
  const points = pointsOf(question)
  const change = (next: Change) => onChange(at, row.id, next)
  const messages = useId()
  return (
    <li className={styles.question} data-at={at} data-left-out={isLeftOut || undefined}>
      <span className={styles.number}>{number}</span>
      <div className={styles.asked}>
        <div className={styles.head}>
          <p className={styles.facts}>
            <span className={styles.kind}>
              <KindIcon kind={kind} />
              <span>{kindName(kind)}</span>
            </span>
            {points === null ? null : <span>{pointsWords(points)}</span>}
            {isLeftOut ? <span className={styles.leftOut}>Left out</span> : null}
          </p>
          <div className={styles.actions}>
            {isLeftOut ? null : (
              <Button
                size="small"
                variant="quiet"
                aria-label={`Change question ${number}`}
                aria-expanded={isOpen}
                onClick={() => onOpen(isOpen ? null : at)}
              >
                Change
              </Button>
            )}
            <Button
              key="leaveOut"
              size="small"
              variant="quiet"
              aria-label={
                isLeftOut ? `Put back question ${number}` : `Leave out question ${number}`
              }
              onClick={() => change({ change: isLeftOut ? 'putBack' : 'leaveOut' })}
            >
              <span key={String(isLeftOut)}>{isLeftOut ? 'Put back' : 'Leave out'}</span>
            </Button>
          </div>
        </div>
        <PastedText className={styles.prompt} source={question.prompt} />
        {question.help === undefined ? null : (
          <PastedText className={styles.quiet} source={question.help} />
        )}
        {isOpen && hasKeyFields(question) ? (
          <KeyFields question={question} onChange={change} />
        ) : (
          <Answers question={question} />
        )}
        {question.explanation === undefined ? null : (
          <div className={styles.staff}>
            <span>Explanation for staff</span>
            <PastedText source={question.explanation} />
          </div>
        )}
        {isOpen ? (
          <RowCorrections row={row} number={props.number} canJoin={canJoin} onChange={change} />
        ) : null}
      </div>
      {!isLeftOut && (problems.length + notes.length > 0 || asked > 1) ? (
        <div className={styles.check} data-checked={isChecked || undefined}>
          <div id={messages} className={styles.messages}>
            {asked > 1 ? (
              <p className={styles.problem}>
                <TriangleAlert size={14} aria-hidden="true" />
                <span>
                  <span>{`${asked} of its paragraphs look like questions.`}</span>{' '}
                  <TextButton onClick={() => change({ change: 'splitParagraphs' })}>
                    {`Split into ${asked} questions`}
                  </TextButton>
                </span>
              </p>
            ) : null}
            {problems.map((problem) => (
              <p key={problem} className={styles.problem}>
                <TriangleAlert size={14} aria-hidden="true" /> <span>{problem}</span>
              </p>
            ))}
            {notes.map((note) => (
              <p key={note} className={styles.quiet}>
                {note}
              </p>
            ))}
          </div>
          <Checkbox
            label="Checked"
            data-check=""
            aria-label={`Checked: question ${number}`}
            aria-describedby={messages}
            checked={isChecked}
            onChange={() => change({ change: isChecked ? 'uncheck' : 'check' })}
          />
        </div>
      ) : null}
    </li>
  )
})

/** The options with the correct ones ticked, the rows of a matrix, or the correct answer. */
function Answers({ question }: { question: PastedQuestion }) {
  if (question.kind === 'matrix') {
    const { rows, options, key } = question
    return (
      <ul className={styles.options}>
        {rows.map((row, at) => (
          <Option key={at} label={row} isCorrect={false} note={options[key[at] ?? -1]} />
        ))}
      </ul>
    )
  }
  if ('options' in question) {
    const { options, key, optionPoints } = question
    return (
      <ul className={styles.options}>
        {options.map((label, at) => (
          <Option
            key={at}
            label={label}
            isCorrect={key.includes(at)}
            note={optionPoints && pointsWords(optionPoints[at] ?? 0)}
          />
        ))}
      </ul>
    )
  }
  const words = keyWords(question)
  return words === '' ? null : (
    <p className={styles.answer} dir="auto">
      {words}
    </p>
  )
}

function Option(props: { label: string; isCorrect: boolean; note?: string | undefined }) {
  const { label, isCorrect, note } = props
  return (
    <li data-correct={isCorrect || undefined}>
      <span className={styles.tick}>
        {isCorrect ? <Check size={14} aria-hidden="true" /> : null}
      </span>
      <PastedText source={label} />
      {isCorrect ? <span className={styles.correct}>Correct</span> : null}
      {note === undefined ? null : <PastedText className={styles.quiet} source={note} />}
    </li>
  )
}
