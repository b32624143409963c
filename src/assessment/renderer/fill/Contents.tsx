import { useState } from 'react'
import { useMarkedQuestions } from '#src/assessment/renderer/session/markedQuestions.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'

import { ContentsList } from './lazyParts.ts'
import styles from './page.module.css'
import type { TimedParts } from './PageParts.tsx'
import type { Page } from './pages.ts'

export interface ContentsProps {
  pages: readonly Page[]
  open: Page
  timedParts?: Pick<TimedParts, 'secondsOf'> | undefined
  onGo: (place: string) => void
  onGoToQuestion: (questionId: string) => void
}

/** All sections and their status. Nothing is validated here, because Next and Submit do that. */
export function Contents({ pages, open, timedParts, onGo, onGoToQuestion }: ContentsProps) {
  const { filling } = useWords()
  const [isOpen, setOpen] = useState(false)
  const marked = useMarkedQuestions()
  const closing = (go: (to: string) => void) => (to: string) => {
    setOpen(false)
    go(to)
  }
  return (
    <details
      className={styles.contents}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span>{filling.contents}</span>
        {marked.length > 0 && (
          <span className={styles.contentsState}>{` ${filling.later.count(marked.length)}`}</span>
        )}
      </summary>
      {isOpen && (
        <ContentsList
          pages={pages}
          open={open}
          timedParts={timedParts}
          marked={marked}
          onGo={closing(onGo)}
          onGoToQuestion={closing(onGoToQuestion)}
        />
      )}
    </details>
  )
}
