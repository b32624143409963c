import { useState } from 'react'
import { useWords } from '#src/assessment/renderer/text/words.ts'

import { ContentsList } from './lazyParts.ts'
import styles from './page.module.css'
import type { Page } from './pages.ts'

/** All sections and their status. Nothing is validated here, because Next and Submit do that. */
export function Contents({
  pages,
  open,
  onGo,
}: {
  pages: readonly Page[]
  open: Page
  onGo: (place: string) => void
}) {
  const { filling } = useWords()
  const [isOpen, setOpen] = useState(false)
  const go = (place: string): void => {
    setOpen(false)
    onGo(place)
  }
  return (
    <details
      className={styles.contents}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{filling.contents}</summary>
      {isOpen && <ContentsList pages={pages} open={open} onGo={go} />}
    </details>
  )
}
