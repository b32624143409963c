import { useState } from 'react'

import { ContentsList } from './laterParts.ts'
import styles from './page.module.css'
import type { Page } from './pages.ts'

/** All sections with their state. Nothing is checked on the way: that is what Next and Submit do. */
export function Contents({
  pages,
  open,
  onGo,
}: {
  pages: readonly Page[]
  open: Page
  onGo: (place: string) => void
}) {
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
      <summary>Contents</summary>
      {isOpen && <ContentsList pages={pages} open={open} onGo={go} />}
    </details>
  )
}
