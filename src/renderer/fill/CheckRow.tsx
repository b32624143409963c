import type { Answer } from '#schemas/answer.ts'
import type { Question } from '#schemas/question.ts'
import { withLabelsWritten } from '#src/engine/authoredText.ts'
import { isBlank } from '#src/engine/blank.ts'
import { answerOf, violationOf } from '#src/engine/evaluation.ts'
import { promptLine } from '#src/renderer/promptParts.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { answerText, answerTextInFull } from '#src/wording/candidate/answerText.ts'

import styles from './check.module.css'
import { idsOf, useFill, useQuestionState } from './FillContext.ts'
import { Heading } from './Heading.tsx'
import { QuestionError } from './QuestionError.tsx'

export function CheckRow({
  question,
  number,
  detail,
  level,
  onChange,
}: {
  question: Question
  number: number | null
  /** Tells it apart from others that ask in the same words. */
  detail: string | null
  level: 2 | 3
  onChange: (questionId: string) => void
}) {
  const { session, nonce } = useFill()
  const { violation: revealed } = useQuestionState(question.id)
  const answer = answerOf(session.evaluation, question.id)
  const broken = violationOf(session.evaluation, question.id)
  // Here it would look like an answer, or like none, so this one does not wait for Submit.
  const areWordsLeft = broken?.rule === 'ownWords'
  const violation = areWordsLeft ? broken : revealed
  const { language } = session.evaluation.compiled.definition
  const prompt = promptLine(question.prompt, session.quote)
  const ids = idsOf(nonce, question.id)
  return (
    <li className={styles.row} data-invalid={violation !== null}>
      <div className={styles.asked}>
        <Heading level={level} className={styles.prompt} dir="auto">
          {number !== null && `${number}. `}
          {prompt}
        </Heading>
        {detail !== null && <code className={styles.detail}>{detail}</code>}
        {isBlank(question, answer) && !areWordsLeft ? (
          <p className={styles.blank}>Not answered</p>
        ) : (
          <Given
            question={withLabelsWritten(question, session.quote)}
            answer={answer}
            language={language}
          />
        )}
        <QuestionError id={ids.error} question={question} violation={violation} />
      </div>
      <a
        className={styles.change}
        data-change={question.id}
        href={`#${ids.input}`}
        onClick={(event) => {
          event.preventDefault()
          onChange(question.id)
        }}
      >
        Change
        <VisuallyHidden>
          {' '}
          the answer to: {prompt}
          {detail !== null && ` ${detail}`}
        </VisuallyHidden>
      </a>
    </li>
  )
}

/** Code as code, files as a list, all else as text. */
function Given({
  question,
  answer,
  language,
}: {
  question: Question
  answer: Answer | undefined
  language: string
}) {
  if (question.kind === 'code') {
    return (
      <pre className={styles.code} dir="ltr">
        {answerText(question, answer, language)}
      </pre>
    )
  }
  if (question.kind === 'file' && Array.isArray(answer)) {
    return (
      <ul className={styles.files}>
        {answer.map((file, index) => (
          <li key={index} className={styles.answer} dir="auto">
            {typeof file === 'object' && answerText(question, [file], language)}
          </li>
        ))}
      </ul>
    )
  }
  return (
    <p className={styles.answer} dir="auto">
      {answerTextInFull(question, answer, language)}
    </p>
  )
}
