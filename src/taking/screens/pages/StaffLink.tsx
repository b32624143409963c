import { clearTabNote } from '#src/taking/screens/attempt/tabNote.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'

import styles from './take.module.css'

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
