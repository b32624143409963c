import type { Parting } from '#schemas/records/sitting.ts'
import { useWords } from '#src/assessment/renderer/text/words.ts'

import styles from './take.module.css'

const CALM = new Set<Parting | 'lockedUnsaved'>(['left', 'leftRunning', 'locked'])

/** Why the previous page was closed. Never says whose it was. */
export function PartingNote({ why }: { why: Parting | 'lockedUnsaved' }) {
  const { parting } = useWords().signingIn
  return (
    <output className={styles.partingNote} data-tone={CALM.has(why) ? 'calm' : 'problem'}>
      {parting[why]}
    </output>
  )
}
