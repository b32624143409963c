import type { MouseEvent, ReactNode, SyntheticEvent } from 'react'

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
      {/* Without the questions, for the reason in `FillFrame.tsx`. It makes this the button that submits,
      for assistive technology and for programs that fill in forms. */}
      <form className={styles.leadOn} onSubmit={stay}>
        <Button
          className={styles.next}
          type="submit"
          variant="primary"
          aria-disabled={isLast && isSubmitting}
          onClick={onFirstClick}
        >
          <span>{nextWords()}</span>
          {!isLast && !leadsToCheck && (
            <Sign path={signs.next} className={styles.arrow} size={18} />
          )}
        </Button>
      </form>
    </footer>
  )

  function nextWords(): string {
    if (isLast) return isSubmitting ? filling.submitting : filling.submit
    return leadsToCheck ? filling.checkAnswers : filling.next
  }
}

/** The click has already led on. */
function stay(event: SyntheticEvent): void {
  event.preventDefault()
}
