import { memo } from 'react'

import type { Question } from '#schemas/question.ts'
import { classes } from '#src/ui/classes.ts'
import { AuthoredBlocks, AuthoredTree } from '#src/renderer/text/AuthoredTree.tsx'
import { fieldOf } from '#src/renderer/fields/fields.ts'
import { promptParts } from '#src/renderer/text/promptParts.ts'
import type { CandidateWords } from '#src/wording/candidate/candidateWords.ts'
import { limitWords } from '#src/wording/candidate/limitWords.ts'

import { idsOf, useFill, useQuestionState } from '#src/renderer/session/FillContext.ts'
import type { QuestionState } from '#src/renderer/session/fillSession.ts'
import { useWords } from '#src/renderer/text/words.ts'
import type { HeadingLevel } from './Heading.tsx'
import { questionError } from './QuestionError.tsx'
import { QuestionHeading } from './QuestionHeading.tsx'
import { QuestionInputs } from './QuestionInputs.tsx'
import styles from './question.module.css'

export type QuestionCardProps = {
  question: Question
  /** Null if the page itself says which question this is, and for statements. */
  number: number | null
  level: HeadingLevel
  isSelected: boolean
}

/** Subscribes to its own question only. */
export function QuestionCard(props: QuestionCardProps) {
  const { shown, required, violation } = useQuestionState(props.question.id)
  return <StatedCard {...props} shown={shown} required={required} violation={violation} />
}

type StatedCardProps = QuestionCardProps & Pick<QuestionState, 'shown' | 'required' | 'violation'>

/**
 * A question in a state that is known above it. The inputs are a separate component that errors
 * don't re-render.
 */
export const StatedCard = memo(function StatedCard(props: StatedCardProps) {
  const { hidden, nonce } = useFill()
  const words = useWords()
  if (!props.shown) return hidden && <hidden.Question {...props} />
  return isPlainStatement(props) ? (
    <PlainStatement {...props} />
  ) : (
    shownQuestion(props, nonce, words)
  )
})

/** A statement is a heading only if it has its own page. */
function isPlainStatement({ question, level }: QuestionCardProps): boolean {
  return question.kind === 'statement' && level !== 1
}

function PlainStatement({ question, isSelected }: QuestionCardProps) {
  const { filling } = useWords()
  return (
    <div
      className={styles.card}
      data-question={question.id}
      data-selected={isSelected || undefined}
    >
      {question.prompt.tree.length === 0 && (
        <p className={styles.help}>{filling.statementWithoutText}</p>
      )}
      <AuthoredTree text={question.prompt} />
      {question.help && (
        <div className={styles.help}>
          <AuthoredTree text={question.help} />
        </div>
      )}
    </div>
  )
}

/** Not a component of its own, because a page has thousands. */
function shownQuestion(props: StatedCardProps, nonce: string, words: CandidateWords) {
  const { question, number, level, isSelected, required, violation } = props
  const ids = idsOf(nonce, question.id)
  const labelledBy = fieldOf(question).labelledBy(question)
  const { rest } = promptParts(question.prompt)
  const limits = limitWords(question, words)

  const heading = (
    <QuestionHeading
      question={question}
      number={number}
      level={level}
      labelFor={labelledBy === 'label' ? ids.input : null}
      isOptional={question.kind !== 'statement' && !required}
    />
  )
  const Card = labelledBy === 'legend' ? 'fieldset' : 'div'
  // Without anything around it: a page has thousands.
  return (
    <Card
      className={CARD}
      data-question={question.id}
      data-invalid={violation !== null || undefined}
      data-selected={isSelected || undefined}
      aria-describedby={labelledBy === 'legend' ? ids.described : undefined}
    >
      {labelledBy === 'legend' ? <legend>{heading}</legend> : heading}
      {rest.length > 0 && (
        <div id={ids.rest}>
          <AuthoredBlocks blocks={rest} />
        </div>
      )}
      {question.help && question.help.tree.length > 0 && (
        <div id={ids.help} className={styles.help}>
          <AuthoredTree text={question.help} />
        </div>
      )}
      {limits !== null && (
        <p id={ids.limits} className={styles.help} dir="auto">
          {limits}
        </p>
      )}
      {questionError({ id: ids.error, question, violation, isAtField: true })}
      <QuestionInputs key={question.kind} question={question} />
    </Card>
  )
}

const CARD = classes(styles.card, styles.body)
