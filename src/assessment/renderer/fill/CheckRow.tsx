import type { Question } from '#schemas/question.ts'
import { withLabelsWritten } from '#src/assessment/engine/authoredText.ts'
import { isBlank } from '#src/assessment/engine/kinds/blank.ts'
import type { Rule } from '#src/assessment/engine/rule.ts'
import { answerOf, violationOf } from '#src/assessment/engine/evaluation/evaluation.ts'
import { promptLine } from '#src/assessment/renderer/text/promptParts.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'
import { VisuallyHidden } from '#src/ui/controls/VisuallyHidden.tsx'

import styles from './check.module.css'
import {
  questionIds,
  useFill,
  useQuestionState,
} from '#src/assessment/renderer/session/FillContext.ts'
import { AnswerDisplay } from '#src/assessment/renderer/question/AnswerDisplay.tsx'
import { Heading } from '#src/assessment/renderer/question/Heading.tsx'
import { MarkedForLater } from '#src/assessment/renderer/question/MarkForLater.tsx'
import { QuestionError } from '#src/assessment/renderer/question/QuestionError.tsx'

export interface CheckRowProps {
  question: Question
  number: number | null
  /** Distinguishes it from others with the same prompt. */
  detail: string | null
  level: 2 | 3
  isMarked: boolean
  onChange: (questionId: string) => void
  /** Its index in a windowed list. */
  item?: number
}

export interface CheckRowsProps {
  rows: readonly CheckRowProps[]
}

export function CheckRow(props: CheckRowProps) {
  const { question, number, detail, level, isMarked, onChange, item } = props
  const { session, nonce } = useFill()
  const words = useWords()
  const { violation: revealed } = useQuestionState(question.id)
  const answer = answerOf(session.evaluation, question.id)
  const broken = violationOf(session.evaluation, question.id)
  // Here it would look like a valid or a missing answer, so this error is shown before Submit.
  const looksAnswered = broken !== null && LOOKS_ANSWERED.has(broken.rule)
  const violation = looksAnswered ? broken : revealed
  const { check } = words.filling
  const prompt = promptLine(question.prompt, session.quote)
  const ids = questionIds(nonce, question.id)
  return (
    <li className={styles.row} data-invalid={violation !== null} data-item={item}>
      <div className={styles.asked}>
        <Heading level={level} className={styles.prompt} dir="auto">
          {number === null ? prompt : `${number}. ${prompt}`}
        </Heading>
        {detail !== null && (
          <code className={styles.detail} translate="no">
            {detail}
          </code>
        )}
        {isBlank(question, answer) && !looksAnswered ? (
          <p className={styles.blank}>{words.answers.notAnswered}</p>
        ) : (
          <AnswerDisplay
            question={withLabelsWritten(question, session.quote)}
            answer={answer}
            words={words}
          />
        )}
        {isMarked && <MarkedForLater />}
        {violation && <QuestionError id={ids.error} question={question} violation={violation} />}
      </div>
      {!session.closed().has(question.id) && (
        <a
          className={styles.change}
          data-change={question.id}
          href={`#${ids.input}`}
          onClick={(event) => {
            event.preventDefault()
            onChange(question.id)
          }}
        >
          <span>{check.change}</span>
          <VisuallyHidden>
            {` ${check.changeAnswerTo(detail === null ? prompt : `${prompt} ${detail}`)}`}
          </VisuallyHidden>
        </a>
      )}
    </li>
  )
}

const LOOKS_ANSWERED: ReadonlySet<Rule> = new Set(['ownWords', 'notADate', 'notANumber'])
