import { type ReactNode, useId } from 'react'

import type { ReadQuestion } from '#src/engine/reading.ts'
import { AuthoredBlocks, AuthoredInlines } from '#src/renderer/AuthoredTree.tsx'
import { drawAnswer } from '#src/renderer/answers/answers.ts'
import { directionOf } from '#src/renderer/direction.ts'
import type { FileReader } from '#src/renderer/fileKeeper.ts'
import { promptParts } from '#src/renderer/promptParts.ts'
import { moreSigns } from '#src/ui/moreSigns.ts'
import { Sign } from '#src/ui/Sign.tsx'

import styles from './read.module.css'

/** Answered, left blank and not shown are three looks, each with its words. */
export function ReadCard({
  read,
  level,
  files,
  language,
  beside,
}: {
  read: ReadQuestion
  level: 2 | 3
  files: FileReader
  language: string
  beside: ReactNode
}) {
  const { question, number, status } = read
  const { headline, rest } = promptParts(question.prompt)
  const Heading = `h${level}` as const
  const headingId = useId()
  return (
    <article
      className={styles.card}
      aria-labelledby={headingId}
      data-question={question.id}
      data-status={question.kind === 'statement' ? 'statement' : status}
    >
      <div className={styles.asked} dir={directionOf(language)} lang={language}>
        <Heading className={styles.prompt} id={headingId}>
          {number !== null && <span className={styles.number}>{number}. </span>}
          {headline === null ? (
            <span>{question.kind === 'statement' ? 'Note' : 'Question'}</span>
          ) : (
            <AuthoredInlines inlines={headline} />
          )}
        </Heading>
        {rest.length > 0 && <AuthoredBlocks blocks={rest} />}
      </div>
      <div className={styles.answer}>
        <Outcome read={read} files={files} language={language} />
      </div>
      {beside && <div className={styles.beside}>{beside}</div>}
    </article>
  )
}

function Outcome({
  read: { question, isReordered, status, answer, dropped },
  files,
  language,
}: {
  read: ReadQuestion
  files: FileReader
  language: string
}) {
  if (status === 'notShown') {
    return (
      <p className={styles.notShown}>
        <Sign path={moreSigns.hidden} size={18} />
        <span>
          {dropped
            ? 'Not shown at the end. It had been answered before; that answer was dropped.'
            : 'Not shown'}
        </span>
      </p>
    )
  }
  if (question.kind === 'statement') return null
  if (answer === undefined) {
    return (
      <p className={styles.blank}>
        <Sign path={moreSigns.circleBlank} size={18} />
        <span>Left blank</span>
      </p>
    )
  }
  return drawAnswer(question, { answer, isReordered, files, language })
}
