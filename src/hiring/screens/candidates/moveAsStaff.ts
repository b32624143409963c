import { moveStage } from '#src/hiring/storage/candidates.ts'
import { currentActor } from '#src/db/device/device.ts'
import type { MoveStage } from '#src/parts/stages/useStageMove.tsx'

/** Recorded under the name of whoever is at the keyboard. */
export const moveAsStaff: MoveStage = async (candidateId, to, from) =>
  moveStage(candidateId, to, await currentActor(), from)
