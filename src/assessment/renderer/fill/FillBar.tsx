import type { MouseEvent, ReactNode } from 'react'

import { Button } from '#src/ui/controls/Button.tsx'
import { Sign } from '#src/ui/display/Sign.tsx'
import { signs } from '#src/ui/display/signs.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'

import styles from './page.module.css'
import type { OpenPage } from './usePages.ts'

/** Back and Next, always in the same place; Next submits the form of the page. */
export function FillBar({
  open: { pages, index, page },
  isReturning,
  isSubmitting,
  onBack,
  saveState,
}: {
  open: OpenPage
  isReturning: boolean
  isSubmitting: boolean
  onBack: () => void
  saveState: ReactNode
}) {
  const { filling, starting } = useWords()
  // The second click of a double-click was meant for the page before. It would skip a page, start a
  // clock, or submit answers that nobody checked.
  const onClick = (event: MouseEvent) => {
    if (event.detail > 1) event.preventDefault()
  }
  const isLast = page.kind === 'check'
  const isStart = page.kind === 'start'
  const leadsToCheck = isReturning || pages[index + 1]?.kind === 'check'
  return (
    <footer className={styles.footer}>
      {index > 0 && (
        <Button className={styles.back} icon={<Sign path={signs.back} />} onClick={onBack}>
          {filling.back}
        </Button>
      )}
      {saveState && <div className={styles.saveState}>{saveState}</div>}
      <Button
        className={styles.next}
        type="submit"
        variant="primary"
        disabled={isLast && isSubmitting}
        onClick={onClick}
      >
        <span>{nextWords()}</span>
        {!isLast && !isStart && !leadsToCheck && (
          <Sign path={signs.next} className={styles.arrow} size={18} />
        )}
      </Button>
    </footer>
  )

  function nextWords(): string {
    if (isStart) return starting.start
    if (isLast) return isSubmitting ? filling.submitting : filling.submit
    return leadsToCheck ? filling.checkAnswers : filling.next
  }
}
