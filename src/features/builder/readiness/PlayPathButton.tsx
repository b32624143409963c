import { Play } from 'lucide-react'
import type { Answers } from '#schemas/answer.ts'
import { completePath } from '#src/engine/candidates/completePath.ts'
import type { FindingPlace } from '#src/engine/readiness/findings.ts'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { usePlay } from '#src/features/builder/preview/usePlay.ts'
import { Button } from '#src/ui/Button.tsx'
import { selectionOf } from './findingPlace.ts'

interface PlayPathButtonProps {
  place: FindingPlace
  path: { witness?: Answers; seed?: number }
  label?: string
  onPlay?: () => void
}

/** Fills the preview with the answers of a path, and opens it where the path leads. */
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
    playInPreview(complete, 'The preview has the answers of this path')
  }
  return (
    <Button size="small" variant="quiet" icon={<Play />} onClick={play}>
      {label}
    </Button>
  )
}
