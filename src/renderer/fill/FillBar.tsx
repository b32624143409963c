import type { MouseEvent, ReactNode } from 'react'

import { Button } from '#src/ui/controls/Button.tsx'
import { Sign } from '#src/ui/display/Sign.tsx'
import { signs } from '#src/ui/display/signs.ts'
import { useWords } from '#src/renderer/text/words.ts'

import styles from './page.module.css'
import type { OpenPage } from './usePages.ts'

/** Back and Next, always in the same place; on the last page it submits. */
export function FillBar({
  open: { pages, index, page },
  isReturning,
  isSubmitting,
  onBack,
  onNext,
  saveState,
}: {
  open: OpenPage
  isReturning: boolean
  isSubmitting: boolean
  onBack: () => void
  onNext: () => void
  saveState: ReactNode
}) {
  const { filling } = useWords()
  // The second click of a double-click was meant for the page before. It would skip a page, or submit
  // answers that nobody checked.
  const onFirstClick = ({ detail }: MouseEvent) => {
    if (detail < 2) onNext()
  }
  const isLast = page.kind === 'check'
  const leadsToCheck = isReturning || pages[index + 1]?.kind === 'check'
  return (
    <footer className={styles.footer}>
      {index > 0 && (
        <Button className={styles.back} icon={<Sign path={signs.back} />} onClick={onBack}>
          {filling.back}
        </Button>
      )}
      <div className={styles.saveState}>{saveState}</div>
      {isLast ? (
        <Button
          className={styles.next}
          variant="primary"
          aria-disabled={isSubmitting}
          onClick={onFirstClick}
        >
          {isSubmitting ? filling.submitting : filling.submit}
        </Button>
      ) : (
        <Button className={styles.next} variant="primary" onClick={onFirstClick}>
          {leadsToCheck ? filling.checkAnswers : filling.next}
          {!leadsToCheck && <Sign path={signs.next} className={styles.arrow} size={18} />}
        </Button>
      )}
    </footer>
  )
}
