/** What counts as selected (rule G5). */
import { isFinal, type Stage, stageSchema, type TimelineEntry } from '#schemas/records/candidate.ts'

/** Passed the assessment without a knock-out (rule S21), or reached this stage of hiring. */
export type Criterion = 'passed' | Stage

const inOrder = stageSchema.options
/** From the first stage to being hired; those after it end hiring in another way. */
const progress = inOrder.slice(0, inOrder.findIndex(isFinal) + 1)

/** The stages that can be reached, without the one where everybody starts. */
export const REACHABLE_STAGES: readonly Stage[] = progress.slice(1)

interface Staged {
  stage: Stage
  timeline: readonly TimelineEntry[]
}

/**
 * Whether a candidate is at this stage or a later one; of those who are no longer considered, whether
 * they were when that was decided. Moving somebody back undoes it.
 */
export function hasReached({ stage, timeline }: Staged, wanted: Stage): boolean {
  const reached = progress.includes(stage) ? stage : leftAt(timeline)
  return progress.indexOf(reached) >= progress.indexOf(wanted)
}

/** The last stage before hiring ended without success; the first one if nothing says. */
function leftAt(timeline: readonly TimelineEntry[]): Stage {
  const froms = timeline.flatMap((entry) => (entry.kind === 'stageMoved' ? [entry.from] : []))
  return froms.findLast((from) => progress.includes(from)) ?? 'applied'
}
