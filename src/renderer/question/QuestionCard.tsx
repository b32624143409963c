import { memo, useLayoutEffect, useMemo, useRef } from 'react'

import type { Question } from '#schemas/question.ts'
import { withOptionsDrawn } from '#src/engine/drawing.ts'
import { AuthoredBlocks, AuthoredTree } from '#src/renderer/text/AuthoredTree.tsx'
import { fieldOf } from '#src/renderer/fields/fields.ts'
import { promptParts } from '#src/renderer/text/promptParts.ts'
import { limitWords } from '#src/wording/candidate/limitWords.ts'

import { idsOf, useFill, useQuestionState } from '#src/renderer/session/FillContext.ts'
import { useWords } from '#src/renderer/text/words.ts'
import type { HeadingLevel } from './Heading.tsx'
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

/**
 * Subscribes to its own question only. The inputs are a separate component that errors don't
 * re-render.
 */
export const QuestionCard = memo(function QuestionCard(props: QuestionCardProps) {
  const { hidden } = useFill()
  const { shown } = useQuestionState(props.question.id)
  if (shown && isPlainStatement(props)) return <PlainStatement {...props} />
  if (shown) return <ShownQuestion {...props} />
  return hidden && <hidden.Question {...props} />
})

/** A statement is a heading only if it has its own page. */
function isPlainStatement({ question, level }: QuestionCardProps): boolean {
  return question.kind === 'statement' && level !== 1
}

function PlainStatement({ question, isSelected }: QuestionCardProps) {
  const { filling } = useWords()
  return (
    <div className={styles.card} data-question={question.id} data-selected={isSelected}>
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

function ShownQuestion({ question, number, level, isSelected }: QuestionCardProps) {
  const { nonce, session } = useFill()
  const { required, violation } = useQuestionState(question.id)
  const card = useRef<HTMLDivElement>(null)
  const { seed } = session.evaluation.context
  const asDrawn = useMemo(() => withOptionsDrawn(question, seed), [question, seed])
  const ids = idsOf(nonce, question.id)
  const labelledBy = fieldOf(question).labelledBy(question)
  const { rest } = promptParts(question.prompt)
  const limits = limitWords(question, useWords())
  const isInvalid = violation !== null
  useInvalidMarks(card, isInvalid)

  const heading = (
    <QuestionHeading
      question={question}
      number={number}
      level={level}
      promptId={ids.prompt}
      labelFor={labelledBy === 'label' ? ids.input : null}
      isOptional={question.kind !== 'statement' && !required}
    />
  )
  const content = (
    <>
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
      <QuestionError id={ids.error} question={question} violation={violation} isAtField />
      <QuestionInputs key={question.kind} question={asDrawn} />
    </>
  )
  return (
    <div
      ref={card}
      className={styles.card}
      data-question={question.id}
      data-invalid={isInvalid}
      data-selected={isSelected}
    >
      {labelledBy === 'legend' ? (
        <fieldset className={styles.body} aria-describedby={ids.described}>
          <legend>{heading}</legend>
          {content}
        </fieldset>
      ) : (
        <div className={styles.body}>
          {heading}
          {content}
        </div>
      )}
    </div>
  )
}

/** Set on the inputs from outside, so that they need not re-render. */
function useInvalidMarks(card: { current: HTMLElement | null }, isInvalid: boolean): void {
  useLayoutEffect(() => {
    const inputs = card.current?.querySelectorAll('input:not([type="radio"]), textarea, select')
    for (const input of inputs ?? []) {
      if (isInvalid) input.setAttribute('aria-invalid', 'true')
      else input.removeAttribute('aria-invalid')
    }
  }, [card, isInvalid])
}
