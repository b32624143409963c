import type { Question } from '#schemas/question.ts'
import { classes } from '#src/ui/classes.ts'
import { inlineNodes } from '#src/renderer/text/AuthoredTree.tsx'
import type { Fill } from '#src/renderer/session/FillContext.ts'
import { promptParts } from '#src/renderer/text/promptParts.ts'
import type { CandidateWords } from '#src/wording/candidate/candidateWords.ts'

import { type HeadingLevel, headingOf, LOOKS } from './Heading.tsx'
import styles from './question.module.css'

type QuestionHeadingProps = {
  question: Question
  number: number | null
  level: HeadingLevel
  /** The id of the one input that this is the label of. */
  labelFor: string | null
  isOptional: boolean
}

/** Not a component, and without `dir`, which the style sheet adds: a page has thousands. */
export function questionHeading(props: QuestionHeadingProps, fill: Fill) {
  const { question, number, level, labelFor, isOptional } = props
  const { headline } = promptParts(question.prompt)
  const prompt = headline === null ? nameless(question, fill.words) : inlineNodes(headline)
  const words =
    number === null && !isOptional ? (
      prompt
    ) : (
      <>
        {number !== null && <span className={styles.number}>{`${number}. `}</span>}
        <span>{prompt}</span>
        {isOptional && <span className={styles.optional}> {fill.words.filling.optional}</span>}
      </>
    )
  const children = labelFor === null ? words : <label htmlFor={labelFor}>{words}</label>
  return headingOf({ level, className: PROMPTS[level], children }, fill)
}

const PROMPTS = {
  1: classes(LOOKS[1], styles.prompt),
  2: classes(LOOKS[2], styles.prompt),
  3: classes(LOOKS[3], styles.prompt),
} as const

/** A prompt that starts with code shows it below; one without text only occurs in a preview. */
function nameless({ kind, prompt }: Question, { filling }: CandidateWords): string {
  if (prompt.tree.length > 0) return kind === 'statement' ? filling.note : filling.question
  return kind === 'statement' ? filling.statementWithoutText : filling.questionWithoutText
}
