import { memo, type ReactNode, useMemo } from 'react'

import type { Question } from '#schemas/question.ts'
import { classes } from '#src/ui/classes.ts'
import { AuthoredBlocks, AuthoredTree } from '#src/renderer/text/AuthoredTree.tsx'
import { fieldOf } from '#src/renderer/fields/fields.ts'
import { promptParts } from '#src/renderer/text/promptParts.ts'
import { limitWords } from '#src/wording/candidate/limitWords.ts'

import {
  fieldIds,
  type Fill,
  idsOf,
  useFill,
  useQuestionState,
} from '#src/renderer/session/FillContext.ts'
import type { FieldIds } from '#src/renderer/session/field.ts'
import type { QuestionState } from '#src/renderer/session/fillSession.ts'
import type { HeadingLevel } from './Heading.tsx'
import { questionError } from './QuestionError.tsx'
import { questionHeading } from './questionHeading.tsx'
import { questionInputs } from './questionInputs.ts'
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
  const fill = useFill()
  const { shown, required, violation } = useQuestionState(props.question.id)
  // With another kind it has other inputs.
  const { kind } = props.question
  return <StatedCard key={kind} {...props} {...{ fill, shown, required, violation }} />
}

type StatedCardProps = QuestionCardProps &
  Pick<QuestionState, 'shown' | 'required' | 'violation'> & { fill: Fill }

/** A question in a state that is known above it. Only previews show something for a hidden one. */
export const StatedCard = memo(function StatedCard(props: StatedCardProps) {
  const { fill, question, number, level, isSelected, shown, required } = props
  const isCard = shown && !isPlainStatement(props)
  const lasting = useMemo(
    () => (isCard ? lastingParts({ question, number, level, required, fill }) : null),
    [isCard, question, number, level, required, fill],
  )
  if (lasting !== null) return shownQuestion(props, lasting)
  if (shown) return <PlainStatement {...props} />
  return fill.hidden && <fill.hidden.Question question={question} isSelected={isSelected} />
})

/** A statement is a heading only if it has its own page. */
function isPlainStatement({ question, level }: QuestionCardProps): boolean {
  return question.kind === 'statement' && level !== 1
}

function PlainStatement({ question, isSelected, fill }: StatedCardProps) {
  const { filling } = fill.words
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

type Lasting = Pick<StatedCardProps, 'question' | 'number' | 'level' | 'required' | 'fill'>

type LastingParts = {
  ids: FieldIds
  heading: ReactNode
  /** Without gaps. */
  details: ReactNode[]
  inputs: ReactNode
}

/** What errors don't change, so it is drawn once. */
function lastingParts({ question, number, level, required, fill }: Lasting): LastingParts {
  const part = idsOf(fill.nonce, question.id)
  const labelledBy = fieldOf(question).labelledBy(question)
  const { rest } = promptParts(question.prompt)
  const { help } = question
  const hasHelp = help !== undefined && help.tree.length > 0
  const limits = limitWords(question, fill.words)
  const ids = fieldIds(part, {
    rest: rest.length > 0,
    help: hasHelp,
    limits: limits !== null,
  })
  const labelFor = labelledBy === 'label' ? ids.input : null
  const isOptional = question.kind !== 'statement' && !required
  const heading = questionHeading({ question, number, level, labelFor, isOptional }, fill)
  const details = [
    rest.length > 0 && (
      <div key="rest" id={part.rest}>
        <AuthoredBlocks blocks={rest} />
      </div>
    ),
    hasHelp && (
      <div key="help" id={part.help} className={styles.help}>
        <AuthoredTree text={help} />
      </div>
    ),
    limits !== null && (
      <p key="limits" id={part.limits} className={styles.help} dir="auto">
        {limits}
      </p>
    ),
  ]
  return {
    ids,
    heading: labelledBy === 'legend' ? <legend>{heading}</legend> : heading,
    details: details.filter((detail) => detail !== false),
    inputs: questionInputs(question, ids, fill),
  }
}

/** Not a component of its own, because a page has thousands. */
function shownQuestion(props: StatedCardProps, lasting: LastingParts) {
  const { question, isSelected, violation, fill } = props
  const { ids, heading, details, inputs } = lasting
  const { error: id } = idsOf(fill.nonce, question.id)
  const listKey = details.length > 0 ? 'error' : undefined
  const error = questionError({ id, question, violation, isAtField: true, listKey, fill })
  const isGroup = fieldOf(question).labelledBy(question) === 'legend'
  const Card = isGroup ? 'fieldset' : 'div'
  // Without anything around it: a page has thousands.
  return (
    <Card
      className={CARD}
      data-question={question.id}
      data-invalid={violation !== null || undefined}
      data-selected={isSelected || undefined}
      aria-describedby={isGroup ? ids.described : undefined}
    >
      {heading}
      {/* One place for all: after an empty one React looks for the others by their keys. */}
      {details.length > 0 ? [...details, error] : error}
      {inputs}
    </Card>
  )
}

const CARD = classes(styles.card, styles.body)
