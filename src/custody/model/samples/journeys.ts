/**
 * The candidates' stages and timelines. A timeline is built backwards from today, so that nothing
 * in it is in the future.
 */
import { isFinal, type Stage, stageSchema, type TimelineEntry } from '#schemas/records/candidate.ts'

import type { Random } from './random.ts'
import { staff } from './staff.ts'

/** The assessment assigned to a candidate, and whether it was submitted. */
export type AssignedAssessment = { assessmentId: string; title: string; isSubmitted: boolean }

export type Sitting = { startedAt: Date; submittedAt: Date }

export type Journey = {
  stage: Stage
  appliedAt: Date
  timeline: TimelineEntry[]
  sitting: Sitting | null
}

/** The stages of somebody who is hired. */
const WAY: readonly Stage[] = [...stageSchema.options.filter((stage) => !isFinal(stage)), 'hired']
const LAST = WAY.length - 1

/** How many get as far as each stage and no further; a few for every later one. */
const WEIGHTS = [40, 26, 18]
const FEW = 6

/** The stages somebody went through, ending with the current one. */
export function stagesThrough(random: Random, isOver: boolean, atLeastScreen: boolean): Stage[] {
  const weightOf = (place: number) => {
    if (place === 0 && atLeastScreen) return 0
    if (place === LAST) return isOver ? 2 : 7
    return WEIGHTS[place] ?? FEW
  }
  const reached = random.pickByWeight(
    WAY.map((_, place) => ({ value: place, weight: weightOf(place) })),
  )
  const way = WAY.slice(0, reached + 1)
  if (reached === LAST) return way
  return isOver || random.odds(0.22) ? [...way, 'rejected'] : way
}

export function journey(
  random: Random,
  now: Date,
  stages: readonly Stage[],
  assigned: AssignedAssessment | null,
): Journey {
  const steps = stages.slice(1).map(() => random.days(assigned ? 6 : 1.5, assigned ? 14 : 12))
  const sinceLast = random.days(assigned ? 7 : 0.5, assigned ? 40 : 60)
  const appliedAt = new Date(now.getTime() - sinceLast - steps.reduce((sum, step) => sum + step, 0))
  const timeline: TimelineEntry[] = [
    { kind: 'applied', at: appliedAt.toISOString(), by: { kind: 'candidate' } },
  ]
  let at = appliedAt.getTime()
  let sitting: Sitting | null = null
  stages.slice(1).forEach((to, index) => {
    at += steps[index] ?? 0
    const from = stages[index] ?? 'applied'
    const by = random.pick(staff)
    timeline.push({ kind: 'stageMoved', at: new Date(at).toISOString(), by, from, to })
    if (index > 0 || assigned === null) return
    const sittingEvents = sittingEntries(random, at, assigned)
    timeline.push(...sittingEvents.entries)
    sitting = sittingEvents.sitting
  })
  return { stage: stages.at(-1) ?? 'applied', appliedAt, timeline, sitting }
}

/** Invited at the first interview stage; submitted within five days, before moving on. */
function sittingEntries(
  random: Random,
  movedAt: number,
  { assessmentId, title, isSubmitted }: AssignedAssessment,
): { entries: TimelineEntry[]; sitting: Sitting | null } {
  const about = { assessmentId, title }
  const invited = new Date(movedAt).toISOString()
  const assigned: TimelineEntry = { kind: 'assigned', at: invited, by: { kind: 'app' }, ...about }
  if (!isSubmitted) return { entries: [assigned], sitting: null }
  const startedAt = new Date(movedAt + random.days(0.2, 4.5))
  const submittedAt = new Date(startedAt.getTime() + random.whole(14 * 60, 75 * 60) * 1000)
  const by = { kind: 'candidate' } as const
  return {
    entries: [
      assigned,
      { kind: 'started', at: startedAt.toISOString(), by, ...about },
      { kind: 'submitted', at: submittedAt.toISOString(), by, ...about },
    ],
    sitting: { startedAt, submittedAt },
  }
}
