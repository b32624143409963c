import { memo } from 'react'

import type { Question } from '#schemas/question.ts'
import { inlineNodes } from '#src/renderer/text/AuthoredTree.tsx'
import { useFill } from '#src/renderer/session/FillContext.ts'
import { promptParts } from '#src/renderer/text/promptParts.ts'
import { useWords } from '#src/renderer/text/words.ts'
import type { CandidateWords } from '#src/wording/candidate/candidateWords.ts'

import { type HeadingLevel, headingOf } from './Heading.tsx'
import styles from './question.module.css'

/** Errors don't re-render it. */
export const QuestionHeading = memo(function QuestionHeading({
  question,
  number,
  level,
  labelFor,
  isOptional,
}: {
  question: Question
  number: number | null
  level: HeadingLevel
  labelFor: string | null
  isOptional: boolean
}) {
  const { headline } = promptParts(question.prompt)
  const catalogue = useWords()
  const prompt = headline === null ? nameless(question, catalogue) : inlineNodes(headline)
  const words =
    number === null && !isOptional ? (
      prompt
    ) : (
      <>
        {number !== null && <span className={styles.number}>{`${number}. `}</span>}
        {prompt}
        {isOptional && <span className={styles.optional}> {catalogue.filling.optional}</span>}
      </>
    )
  const children = labelFor === null ? words : <label htmlFor={labelFor}>{words}</label>
  const { prompt: className } = styles
  return headingOf({ level, className, dir: 'auto', children }, useFill())
})

/** A prompt that starts with code shows it below; one without text only occurs in a preview. */
function nameless({ kind, prompt }: Question, { filling }: CandidateWords): string {
  if (prompt.tree.length > 0) return kind === 'statement' ? filling.note : filling.question
  return kind === 'statement' ? filling.statementWithoutText : filling.questionWithoutText
}
