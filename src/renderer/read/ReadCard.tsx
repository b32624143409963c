import { type ReactNode, useId } from 'react'

import type { ReadQuestion } from '#src/engine/evaluation/reading.ts'
import { AuthoredBlocks, AuthoredInlines } from '#src/renderer/text/AuthoredTree.tsx'
import { drawAnswer } from '#src/renderer/answers/answers.ts'
import { directionOf } from '#src/renderer/text/direction.ts'
import type { FileReader } from '#src/renderer/session/fileKeeper.ts'
import { promptParts } from '#src/renderer/text/promptParts.ts'
import { moreSigns } from '#src/ui/display/moreSigns.ts'
import { Sign } from '#src/ui/display/Sign.tsx'

import styles from './read.module.css'

/** Answered, blank and not shown each have their own look and text. */
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
      // The keys of reviewing move the focus here.
      tabIndex={-1}
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
        <Outcome read={read} files={files} />
      </div>
      {beside && <div className={styles.beside}>{beside}</div>}
    </article>
  )
}

function Outcome({
  read: { question, isReordered, status, answer, dropped },
  files,
}: {
  read: ReadQuestion
  files: FileReader
}) {
  if (status === 'notShown') {
    return (
      <p className={styles.notShown}>
        <Sign path={moreSigns.hidden} size={18} />
        <span>
          {dropped
            ? 'Not asked in the end. It had been answered before; that answer was dropped.'
            : 'Not asked'}
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
  return drawAnswer(question, { answer, isReordered, files })
}
