import { clearTabNote } from '#src/taking/screens/attempt/tabNote.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'

import styles from './take.module.css'

/**
 * In another tab, so that the attempt stays open as it is: where staff pause its clock, and let it run
 * again. Null offers no way there.
 */
export function StaffTabLink({ address }: { address: string | null }) {
  const { signingIn } = useWords()
  return (
    address && (
      <a className={styles.staffTab} href={address} target="_blank" rel="noopener">
        {signingIn.forStaff}
      </a>
    )
  )
}

/** To the page that takes the PIN, leaving nothing of this one; null offers no way there. */
export function StaffLink({ address }: { address: string | null }) {
  const { signingIn } = useWords()
  return (
    address && (
      <p className={styles.forStaff}>
        <a href={address} onClick={clearTabNote}>
          {signingIn.forStaff}
        </a>
      </p>
    )
  )
}
