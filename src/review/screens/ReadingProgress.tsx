import { useId } from 'react'

import { responsesPath } from '#src/base/paths.ts'
import { useLocation, useNavigate, useParams } from '#src/staff/routing.ts'
import { announce } from '#src/ui/announce.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { ProgressBar } from '#src/ui/display/ProgressBar.tsx'
import { Skeleton } from '#src/ui/display/Skeleton.tsx'
import { useAnnouncedProgress } from '#src/ui/useAnnouncedProgress.ts'
import { numberText } from '#src/assessment/words/values/formats.ts'
import type { Progress } from '#src/review/workers/progress.ts'
import shared from '#src/ui/shared.module.css'

/** Up to this many responses are read too quickly for a bar to be worth showing. */
const FEW = 500

interface ReadingProgressProps {
  /** Null before the first of them. */
  progress: Progress | null
  label: string
}

/** In place of a page while all its responses are read: how far that is. */
export function ReadingProgress({ progress, label }: ReadingProgressProps) {
  return progress !== null && progress.total > FEW ? (
    <LongReading progress={progress} label={label} />
  ) : (
    <Skeleton label={label} rows={8} />
  )
}

/** Leaving the page stops the reading, which has stored nothing. */
function LongReading({ progress: { done, total }, label }: { progress: Progress; label: string }) {
  const id = useId()
  const goBack = useGoBack()
  useAnnouncedProgress(done / total, `${label}: ${numberText(total)} responses`, `${label}…`)
  return (
    <div className={shared.stack}>
      <p id={id}>
        {done < total ? `${numberText(done)} of ${numberText(total)} responses read` : `${label}…`}
      </p>
      <ProgressBar labelledBy={id} done={done} total={total} isWide />
      <p>
        <Button
          onClick={() => {
            announce('Cancelled')
            goBack()
          }}
        >
          Cancel
        </Button>
      </p>
    </div>
  )
}

/** To the page that led here; if none did, to the list of responses. */
function useGoBack(): () => void {
  const { assessmentId = '' } = useParams()
  const { key } = useLocation()
  const navigate = useNavigate()
  return () => {
    if (key === 'default') void navigate(responsesPath(assessmentId), { replace: true })
    else void navigate(-1)
  }
}
