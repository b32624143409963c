import type { Stage } from '#schemas/records/candidate.ts'
import { moveReviewed } from '#src/review/storage/candidateWork.ts'
import type { ReviewedResponse } from '#src/review/storage/reviewedResponses.ts'
import { shownName } from '#src/review/screens/responseRows.ts'
import { stageItems, useStageMove } from '#src/staff/useStageMove.tsx'
import { Menu } from '#src/ui/overlays/Menu.tsx'

/** Moves the candidate to another stage, by the reference while the name is hidden. */
export function StageMenu({ response, stage }: { response: ReviewedResponse; stage: Stage }) {
  const { request, dialog } = useStageMove(moveReviewed)
  const name = shownName(response.candidate)
  const { reference } = response.candidate
  const moved = { id: response.candidateId, name, lastingName: reference, stage }
  return (
    <>
      <Menu
        label={`Move ${name} to…`}
        variant="secondary"
        items={stageItems(stage, (to) => request(moved, to))}
      >
        Move to
      </Menu>
      {dialog}
    </>
  )
}
