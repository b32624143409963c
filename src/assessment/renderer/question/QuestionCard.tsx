import { memo } from 'react'

import type { Question } from '#schemas/question.ts'
import { classes } from '#src/ui/classes.ts'
import { AuthoredBlocks, AuthoredTree } from '#src/assessment/renderer/text/AuthoredTree.tsx'
import { fieldOf } from '#src/assessment/renderer/fields/fields.ts'
import { promptParts } from '#src/assessment/renderer/text/promptParts.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'
import { limitWords } from '#src/assessment/words/limitWords.ts'

import {
  describedBy,
  type DrawnState,
  questionIds,
  InvalidContext,
  useFill,
  useQuestionState,
} from '#src/assessment/renderer/session/FillContext.ts'
import type { HeadingLevel } from './Heading.tsx'
import { MarkForLater } from './MarkForLater.tsx'
import { QuestionError } from './QuestionError.tsx'
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
  const { shown, required, marked, violation } = useQuestionState(props.question.id)
  return <QuestionCardView {...props} {...{ shown, required, marked, violation }} />
}

type QuestionCardViewProps = QuestionCardProps & DrawnState

/** A question in a state that is known above it. Only previews show something for a hidden one. */
export const QuestionCardView = memo(function QuestionCardView(props: QuestionCardViewProps) {
  const { question, level, isSelected, shown } = props
  const { hidden } = useFill()
  if (!shown) return hidden && <hidden.Question question={question} isSelected={isSelected} />
  // A statement is a heading only if it has its own page.
  if (question.kind === 'statement' && level !== 1) return <PlainStatement {...props} />
  // Another kind has other inputs, so the card is drawn anew.
  return <ShownQuestion key={question.kind} {...props} />
})

function PlainStatement({ question, isSelected }: QuestionCardViewProps) {
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

function ShownQuestion(props: QuestionCardViewProps) {
  const { question, number, level, isSelected, required, marked, violation } = props
  const { nonce, withoutMarks = false } = useFill()
  const words = useWords()
  const ids = questionIds(nonce, question.id)
  const labelledBy = fieldOf(question).labelledBy(question)
  const { rest } = promptParts(question.prompt)
  const { help } = question
  const hasHelp = help !== undefined && help.tree.length > 0
  const limits = limitWords(question, words)
  const described = describedBy(ids, {
    rest: rest.length > 0,
    help: hasHelp,
    limits: limits !== null,
  })
  const isGroup = labelledBy === 'legend'
  const Card = isGroup ? 'fieldset' : 'div'
  const heading = (
    <QuestionHeading
      id={ids.heading}
      question={question}
      number={number}
      level={level}
      labelFor={labelledBy === 'label' ? ids.input : null}
      isOptional={question.kind !== 'statement' && !required}
    />
  )
  return (
    <Card
      className={classes(styles.card, styles.body)}
      data-question={question.id}
      data-invalid={violation !== null || undefined}
      data-selected={isSelected || undefined}
      aria-describedby={isGroup ? described : undefined}
    >
      {isGroup ? <legend>{heading}</legend> : heading}
      {rest.length > 0 && (
        <div id={ids.rest}>
          <AuthoredBlocks blocks={rest} />
        </div>
      )}
      {hasHelp && (
        <div id={ids.help} className={styles.help}>
          <AuthoredTree text={help} />
        </div>
      )}
      {limits !== null && (
        <p id={ids.limits} className={styles.help} dir="auto">
          {limits}
        </p>
      )}
      {violation && (
        <QuestionError id={ids.error} question={question} violation={violation} isAtField />
      )}
      <InvalidContext value={violation !== null}>
        <QuestionInputs question={question} described={described} />
      </InvalidContext>
      {question.kind !== 'statement' && !withoutMarks && (
        <MarkForLater id={question.id} isMarked={marked} />
      )}
    </Card>
  )
}
