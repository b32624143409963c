import { memo } from 'react'

import type { Question } from '#schemas/question.ts'
import { AuthoredInlines } from '#src/assessment/renderer/text/AuthoredTree.tsx'
import { promptParts } from '#src/assessment/renderer/text/promptParts.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'
import type { CandidateWords } from '#src/assessment/words/candidateWords.ts'

import { Heading, type HeadingLevel } from './Heading.tsx'
import styles from './question.module.css'

type QuestionHeadingProps = {
  /** That of `questionIds`; undefined if it has no buttons that are named after it. */
  id?: string
  question: Question
  number: number | null
  level: HeadingLevel
  /** The id of the one input that this is the label of. */
  labelFor: string | null
  isOptional: boolean
}

/** Its prompt and number. Without `dir`, which the style sheet adds. */
export const QuestionHeading = memo(function QuestionHeading(props: QuestionHeadingProps) {
  const { id, question, number, level, labelFor, isOptional } = props
  const catalogue = useWords()
  const { headline } = promptParts(question.prompt)
  const words = (
    <>
      {number !== null && <span className={styles.number}>{`${number}. `}</span>}
      {headline === null ? (
        <span>{nameless(question, catalogue)}</span>
      ) : (
        <AuthoredInlines inlines={headline} />
      )}
      {isOptional && <span className={styles.optional}>{` ${catalogue.filling.optional}`}</span>}
    </>
  )
  return (
    <Heading id={id} level={level} className={styles.prompt}>
      {labelFor === null ? words : <label htmlFor={labelFor}>{words}</label>}
    </Heading>
  )
})

/** A prompt that starts with code shows it below; one without text only occurs in a preview. */
function nameless({ kind, prompt }: Question, { filling }: CandidateWords): string {
  if (prompt.tree.length > 0) return kind === 'statement' ? filling.note : filling.question
  return kind === 'statement' ? filling.statementWithoutText : filling.questionWithoutText
}
