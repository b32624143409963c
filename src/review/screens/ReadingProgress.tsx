import { useId } from 'react'

import { ProgressBar } from '#src/ui/display/ProgressBar.tsx'
import { Skeleton } from '#src/ui/display/Skeleton.tsx'
import { numberText } from '#src/assessment/words/values/formats.ts'
import type { Progress } from '#src/review/workers/progress.ts'
import shared from '#src/ui/shared.module.css'

/** Up to this many responses are read too quickly for a bar to be worth showing. */
const FEW = 500

/** In place of a page while all its responses are read: how far that is. */
export function ReadingProgress({
  progress,
  label,
}: {
  /** Null before the first of them. */
  progress: Progress | null
  label: string
}) {
  const id = useId()
  const { done, total } = progress ?? { done: 0, total: 0 }
  if (total <= FEW) return <Skeleton label={label} rows={8} />
  return (
    <div className={shared.stack}>
      <p id={id}>
        {done < total ? `${numberText(done)} of ${numberText(total)} responses read` : `${label}…`}
      </p>
      <ProgressBar labelledBy={id} done={done} total={total} isWide />
    </div>
  )
}
