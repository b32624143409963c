import type { ReadQuestion } from '#src/assessment/engine/evaluation/reading.ts'
import { copyText } from '#src/staff/copyText.ts'
import { Sign } from '#src/ui/display/Sign.tsx'

import styles from './CopyLink.module.css'

const CHAIN =
  'M6.5 9.5a3 3 0 0 0 4.2 0l2.2-2.2a3 3 0 0 0-4.2-4.2l-.9.9M9.5 6.5a3 3 0 0 0-4.2 0L3.1 8.7a3 3 0 0 0 4.2 4.2l.9-.9'

/** Copies the address of one answer. Without a tooltip of its own, because a page may have hundreds. */
export function CopyLink({ read: { number }, address }: { read: ReadQuestion; address: string }) {
  const label = `Copy link to ${number === null ? 'this note' : `question ${number}`}`
  return (
    <button
      type="button"
      className={styles.copy}
      aria-label={label}
      title={label}
      onClick={() => void copyText(address, 'Link')}
    >
      <Sign path={CHAIN} size={16} />
    </button>
  )
}
