import { moveStage } from '#src/hiring/storage/candidates.ts'
import { currentActor } from '#src/storage/device/device.ts'
import type { MoveStage } from '#src/staff/useStageMove.tsx'

/** Recorded under the name of whoever is at the keyboard. */
export const moveAsStaff: MoveStage = async (candidateId, to, from) =>
  moveStage(candidateId, to, await currentActor(), from)
