import { useId } from 'react'

import { ProgressBar } from '#src/ui/display/ProgressBar.tsx'
import { useAnnouncedProgress } from '#src/ui/useAnnouncedProgress.ts'
import { numberText } from '#src/assessment/words/values/formats.ts'
import type { Progress } from '#src/review/workers/progress.ts'

import styles from './ExportProgress.module.css'

/** How many responses are written. */
export function ExportProgress({ progress: { done, total } }: { progress: Progress }) {
  const id = useId()
  const share = total === 0 ? 0 : done / total
  useAnnouncedProgress(share, 'Exporting responses', 'Finishing the file')
  return (
    <div>
      <p id={id} className={styles.words}>
        {total === 0
          ? 'Reading the responses'
          : done === total
            ? 'Finishing the file'
            : `${numberText(done)} of ${numberText(total)} responses written`}
      </p>
      <ProgressBar labelledBy={id} done={done} total={total} isWide />
    </div>
  )
}
