import type { Question } from '#schemas/question.ts'
import { AuthoredInlines } from '#src/renderer/AuthoredTree.tsx'
import { promptParts } from '#src/renderer/promptParts.ts'

import { Heading, type HeadingLevel } from './Heading.tsx'
import styles from './question.module.css'

export function QuestionHeading({
  question,
  number,
  level,
  promptId,
  labelFor,
  isOptional,
}: {
  question: Question
  number: number | null
  level: HeadingLevel
  promptId: string
  labelFor: string | null
  isOptional: boolean
}) {
  const { headline } = promptParts(question.prompt)
  const words = (
    <>
      {number !== null && <span className={styles.number}>{number}. </span>}
      {headline === null ? nameless(question) : <AuthoredInlines inlines={headline} />}
      {isOptional && <span className={styles.optional}> (optional)</span>}
    </>
  )
  return (
    <Heading level={level} className={styles.prompt} id={promptId} dir="auto">
      {labelFor === null ? words : <label htmlFor={labelFor}>{words}</label>}
    </Heading>
  )
}

/** A prompt that begins with code has it below; one without text can only be seen in a preview. */
function nameless(question: Question): string {
  if (question.prompt.tree.length > 0) return question.kind === 'statement' ? 'Note' : 'Question'
  return question.kind === 'statement' ? 'Statement without text' : 'Question without text'
}
