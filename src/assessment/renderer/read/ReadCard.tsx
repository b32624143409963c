import { createContext, memo, type ReactNode, use, useId } from 'react'

import type { ReadQuestion } from '#src/assessment/engine/evaluation/reading.ts'
import { AuthoredBlocks, AuthoredInlines } from '#src/assessment/renderer/text/AuthoredTree.tsx'
import { directionOf } from '#src/assessment/renderer/text/direction.ts'
import type { FileReader } from '#src/assessment/renderer/session/fileKeeper.ts'
import { promptParts } from '#src/assessment/renderer/text/promptParts.ts'

import { ReadOutcome } from './ReadOutcome.tsx'
import styles from './read.module.css'

/** Characters of roughly half a printed page, and of one line of it. */
const HALF_PAGE = 2000
const LINE = 80

/** Whether an answer may need more than a page when it is printed. */
function isLong(answer: ReadQuestion['answer']): boolean {
  const text = JSON.stringify(answer ?? '')
  return text.length + LINE * (text.split(String.raw`\n`).length - 1) > HALF_PAGE
}

/** The id of what names the card around; null where there is none. */
export const CardHeadingContext = createContext<string | null>(null)

/**
 * The id and name of a control that other cards have as well: its words, then the heading of its card.
 */
export function useNamedAfterCard(): { id?: string; 'aria-labelledby'?: string } {
  const id = useId()
  const heading = use(CardHeadingContext)
  return heading === null ? {} : { id, 'aria-labelledby': `${id} ${heading}` }
}

/** Answered, blank and not shown each have their own look and text. */
export const ReadCard = memo(function DrawnCard({
  read,
  level,
  files,
  language,
  beside,
  action,
}: {
  read: ReadQuestion
  level: 2 | 3
  files: FileReader
  language: string
  /** Renders the part beside the question; undefined for nothing, or until it is drawn. */
  beside: ((read: ReadQuestion) => ReactNode) | undefined
  /** A button at the question's corner. */
  action?: ((read: ReadQuestion) => ReactNode) | undefined
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
      data-long={isLong(read.answer) || undefined}
    >
      <div className={styles.top}>
        <div className={styles.asked} dir={directionOf(language)} lang={language}>
          <Heading className={styles.prompt} id={headingId}>
            {number !== null && <span className={styles.number}>{`${number}. `}</span>}
            {headline === null ? (
              <span>{question.kind === 'statement' ? 'Note' : 'Question'}</span>
            ) : (
              <AuthoredInlines inlines={headline} />
            )}
          </Heading>
          {rest.length > 0 && <AuthoredBlocks blocks={rest} />}
        </div>
        {action?.(read)}
      </div>
      <div className={styles.answer}>
        <ReadOutcome read={read} files={files} />
      </div>
      {beside && (
        <CardHeadingContext value={headingId}>
          <div className={styles.beside}>{beside(read)}</div>
        </CardHeadingContext>
      )}
    </article>
  )
})
