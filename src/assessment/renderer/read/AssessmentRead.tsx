import {
  type FocusEvent,
  type ReactNode,
  startTransition,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react'

import type { ReadQuestion, ReadSection } from '#src/assessment/engine/evaluation/reading.ts'
import { AuthoredTree } from '#src/assessment/renderer/text/AuthoredTree.tsx'
import { directionOf } from '#src/assessment/renderer/text/direction.ts'
import type { FileReader } from '#src/assessment/renderer/session/fileKeeper.ts'
import shared from '#src/ui/shared.module.css'

import { ReadCard } from './ReadCard.tsx'
import styles from './read.module.css'

export type ReadAnswersProps = {
  sections: readonly ReadSection[]
  files: FileReader
  /** BCP 47 tag of the definition's language. */
  language: string
  /** The key, points and score reason that staff see beside a question. */
  beside?: (read: ReadQuestion) => ReactNode
  /** A button at the corner of each question. */
  action?: (read: ReadQuestion) => ReactNode
}

/** A finished response: each question as asked, with its answer or status. */
export function ReadAnswers({ files, language, action, ...latest }: ReadAnswersProps): ReactNode {
  // Drawing 60 questions again takes longer than a person may wait for the next key.
  const sections = useDeferredValue(latest.sections)
  const beside = useDeferredValue(latest.beside)
  const places = useMemo(() => placesIn(sections), [sections])
  const drawn = usePieces(places.size)
  // Its keys act on what is beside it, so that one is drawn before its turn.
  const [focused, setFocused] = useState<string | null>(null)
  const noteFocus = ({ target }: FocusEvent<HTMLElement>) =>
    setFocused(target.closest<HTMLElement>('[data-question]')?.dataset['question'] ?? null)
  return (
    <div className={styles.reading} onFocus={drawn < places.size ? noteFocus : undefined}>
      {sections.map(({ section, shown, questions }) => (
        <section key={section.id} className={styles.section}>
          {section.title && (
            <h2 dir={directionOf(language)} lang={language}>
              {section.title}
            </h2>
          )}
          {!shown && <p className={styles.sectionNotShown}>This section was not shown.</p>}
          {shown && section.introduction && section.introduction.tree.length > 0 && (
            <div className={shared.quiet} dir={directionOf(language)} lang={language}>
              <AuthoredTree text={section.introduction} />
            </div>
          )}
          {questions.map((read) => (
            <ReadCard
              key={read.question.id}
              read={read}
              level={section.title ? 3 : 2}
              files={files}
              language={language}
              beside={
                (places.get(read.question.id) ?? 0) < drawn || read.question.id === focused
                  ? beside
                  : undefined
              }
              action={action}
            />
          ))}
        </section>
      ))}
    </div>
  )
}

/** By question, how many come before it. */
function placesIn(sections: readonly ReadSection[]): ReadonlyMap<string, number> {
  const reads = sections.flatMap(({ questions }) => questions)
  return new Map(reads.map(({ question }, place) => [question.id, place]))
}

/** The number of parts that fit into a window. */
const FIRST = 5
const PIECE = 4

/**
 * How many of `count` expensive parts are drawn: the first at once, and the others a few at a time,
 * each in a task of its own, so that keys and clicks don't wait for all of them.
 */
function usePieces(count: number): number {
  const [drawn, setDrawn] = useState(FIRST)
  useEffect(() => {
    if (drawn >= count) return undefined
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + PIECE)))
    return () => clearTimeout(timer)
  }, [drawn, count])
  return drawn
}
