import type { ReactNode } from 'react'

import { Button } from '#src/ui/Button.tsx'
import { Sign } from '#src/ui/Sign.tsx'
import { signs } from '#src/ui/signs.ts'

import styles from './page.module.css'
import type { OpenPage } from './usePages.ts'

/** Back and Next, at the same place on every page; the last one submits. */
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
  const isLast = page.kind === 'check'
  const leadsToCheck = isReturning || pages[index + 1]?.kind === 'check'
  return (
    <footer className={styles.footer}>
      {index > 0 && (
        <Button className={styles.back} icon={<Sign path={signs.back} />} onClick={onBack}>
          Back
        </Button>
      )}
      <div className={styles.saveState}>{saveState}</div>
      {isLast ? (
        <Button
          className={styles.next}
          variant="primary"
          type={isSubmitting ? 'button' : 'submit'}
          aria-disabled={isSubmitting}
        >
          {isSubmitting ? 'Submitting…' : 'Submit answers'}
        </Button>
      ) : (
        <Button className={styles.next} variant="primary" type="submit">
          {leadsToCheck ? 'Check answers' : 'Next'}
          {!leadsToCheck && <Sign path={signs.next} className={styles.arrow} size={18} />}
        </Button>
      )}
    </footer>
  )
}
