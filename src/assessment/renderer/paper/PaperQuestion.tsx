import type { Question } from '#schemas/question.ts'
import { canBeRequired } from '#src/assessment/engine/selfIdentification.ts'
import {
  AuthoredBlocks,
  AuthoredInlines,
  AuthoredTree,
} from '#src/assessment/renderer/text/AuthoredTree.tsx'
import { promptParts } from '#src/assessment/renderer/text/promptParts.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'
import { paperCondition } from '#src/assessment/words/paperCondition.ts'

import { drawBlank } from './blanks.tsx'
import { usePaper } from './paperFacts.ts'
import { PaperHint } from './paperParts.tsx'
import styles from './paper.module.css'

/** A question with what it asks for and room for the answer; never its key or its points. */
export function PaperQuestion({ question }: { question: Question }) {
  const facts = usePaper()
  const { filling } = useWords()
  const { headline, rest } = promptParts(question.prompt)
  const number = facts.numbers.get(question.id)
  const { showIf, help } = question
  const requiredIf = canBeRequired(question) ? question.requiredIf : undefined
  const isOptional = canBeRequired(question) && !question.required && requiredIf === undefined
  const { onlyIf, requiredIf: mustIf } = facts.paper
  return (
    <article className={styles.question} data-question={question.id}>
      <h3 className={styles.prompt} dir="auto">
        {number !== undefined && <span className={styles.number}>{`${number}. `}</span>}
        <span>
          {headline === null ? (
            number !== undefined && filling.question
          ) : (
            <AuthoredInlines inlines={headline} />
          )}
        </span>
        {isOptional && <span className={styles.optional}>{` ${filling.optional}`}</span>}
      </h3>
      {showIf && <p className={styles.condition}>{onlyIf(paperCondition(showIf, facts))}</p>}
      {requiredIf && !('required' in question && question.required) && (
        <p className={styles.condition}>{mustIf(paperCondition(requiredIf, facts))}</p>
      )}
      {rest.length > 0 && <AuthoredBlocks blocks={rest} />}
      {help && (
        <div className={styles.help}>
          <AuthoredTree text={help} />
        </div>
      )}
      <TimeLimit question={question} />
      {drawBlank(question)}
    </article>
  )
}

/** The time limit, only where one question a page enforces it (rule O2). */
function TimeLimit({ question }: { question: Question }) {
  const { definition } = usePaper()
  const { clock } = useWords()
  const seconds = question.kind === 'statement' ? undefined : question.timeLimit
  if (clock === undefined || seconds === undefined) return null
  if (definition.settings.layout !== 'question') return null
  return <PaperHint>{clock.left.question(clock.minutes(Math.ceil(seconds / 60)))}</PaperHint>
}
