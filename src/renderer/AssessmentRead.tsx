import type { ReactNode } from 'react'

import type { ReadQuestion, ReadSection } from '#src/engine/reading.ts'

import { AuthoredTree } from './AuthoredTree.tsx'
import { directionOf } from './direction.ts'
import type { FileReader } from './fileKeeper.ts'
import { ReadCard } from './read/ReadCard.tsx'
import styles from './read/read.module.css'

export type ReadAnswersProps = {
  sections: readonly ReadSection[]
  files: FileReader
  /** BCP 47, of the definition. */
  language: string
  /** What staff see beside a question: key, points, the rule in words. */
  beside?: (read: ReadQuestion) => ReactNode
}

/** A finished response: each question as it was asked, and what became of it. */
export function ReadAnswers({ sections, files, language, beside }: ReadAnswersProps): ReactNode {
  return (
    <div className={styles.reading}>
      {sections.map(({ section, shown, questions }) => (
        <section key={section.id} className={styles.section}>
          {section.title && (
            <h2 dir={directionOf(language)} lang={language}>
              {section.title}
            </h2>
          )}
          {!shown && <p className={styles.sectionNotShown}>This section was not shown.</p>}
          {shown && section.introduction && section.introduction.tree.length > 0 && (
            <div className={styles.introduction} dir={directionOf(language)} lang={language}>
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
              beside={beside?.(read)}
            />
          ))}
        </section>
      ))}
    </div>
  )
}
