import { Play } from 'lucide-react'
import type { Answers } from '#schemas/answer.ts'
import { completePath } from '#src/builder/model/paths/prover.ts'
import type { FindingPlace } from '#src/assessment/engine/findings/findings.ts'
import { useBuilder } from '#src/builder/screens/state/BuilderContext.ts'
import { usePlay } from '#src/builder/screens/preview/usePlay.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { selectionOf } from './findingPlace.ts'

interface PlayPathButtonProps {
  place: FindingPlace
  path: { witness?: Answers; seed?: number }
  label?: string
  onPlay?: () => void
}

/** Fills the preview with the answers of a path and opens the page it leads to. */
export function PlayPathButton({
  place,
  path,
  label = 'Play this path',
  onPlay,
}: PlayPathButtonProps) {
  const { draft, selection } = useBuilder()
  const playInPreview = usePlay()
  const play = () => {
    onPlay?.()
    selection.select(selectionOf({ place }), 'elsewhere')
    const { witness = {}, seed } = path
    const filling = { answers: witness, ...(seed !== undefined && { seed }) }
    const complete = completePath(draft.definition(), filling)
    playInPreview(complete, 'The preview is filled in to show this')
  }
  return (
    <Button size="small" variant="quiet" icon={<Play />} onClick={play}>
      {label}
    </Button>
  )
}
