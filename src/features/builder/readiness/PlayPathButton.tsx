import { Play } from 'lucide-react'
import type { Answers } from '#schemas/answer.ts'
import type { FindingPlace } from '#src/engine/readiness/findings.ts'
import { useBuilder } from '#src/features/builder/BuilderContext.ts'
import { announce } from '#src/ui/announce.ts'
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
  const { preview, selection } = useBuilder()
  const play = () => {
    onPlay?.()
    preview.play(path.witness ?? {}, path.seed)
    selection.select(selectionOf({ place }), 'elsewhere')
    announce('The preview has the answers of this path')
  }
  return (
    <Button size="small" variant="quiet" icon={<Play />} onClick={play}>
      {label}
    </Button>
  )
}
