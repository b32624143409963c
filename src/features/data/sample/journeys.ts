/**
 * Where candidates stand and how they got there. A journey is told backwards from today, so that
 * nothing of it lies in the future.
 */
import type { Stage, TimelineEntry } from '#schemas/candidate.ts'

import type { Chance } from './chance.ts'
import { staff } from './staff.ts'

/** An assessment that a candidate was given, and how far they got with it. */
export type Given = { assessmentId: string; title: string; isSubmitted: boolean }

export type Sitting = { startedAt: Date; submittedAt: Date }

export type Journey = {
  stage: Stage
  appliedAt: Date
  timeline: TimelineEntry[]
  sitting: Sitting | null
}

const WAY: readonly Stage[] = ['applied', 'screen', 'tech', 'offer', 'hired']

/** The stages that somebody went through, the last one being where they stand. */
export function stagesThrough(chance: Chance, isOver: boolean, atLeastScreen: boolean): Stage[] {
  const reached = chance.pickByWeight([
    { value: 0, weight: atLeastScreen ? 0 : 40 },
    { value: 1, weight: 26 },
    { value: 2, weight: 18 },
    { value: 3, weight: 6 },
    { value: 4, weight: isOver ? 2 : 7 },
  ])
  const way = WAY.slice(0, reached + 1)
  if (reached === 4) return way
  return isOver || chance.odds(0.22) ? [...way, 'rejected'] : way
}

export function journey(
  chance: Chance,
  now: Date,
  stages: readonly Stage[],
  given: Given | null,
): Journey {
  const steps = stages.slice(1).map(() => chance.days(given ? 6 : 1.5, given ? 14 : 12))
  const sinceLast = chance.days(given ? 7 : 0.5, given ? 40 : 60)
  const appliedAt = new Date(now.getTime() - sinceLast - steps.reduce((sum, step) => sum + step, 0))
  const timeline: TimelineEntry[] = [
    { kind: 'applied', at: appliedAt.toISOString(), by: { kind: 'candidate' } },
  ]
  let at = appliedAt.getTime()
  let sitting: Sitting | null = null
  stages.slice(1).forEach((to, index) => {
    at += steps[index] ?? 0
    const from = stages[index] ?? 'applied'
    const by = chance.pick(staff)
    timeline.push({ kind: 'stageMoved', at: new Date(at).toISOString(), by, from, to })
    if (index > 0 || given === null) return
    const told = sittingEntries(chance, at, given)
    timeline.push(...told.entries)
    sitting = told.sitting
  })
  return { stage: stages.at(-1) ?? 'applied', appliedAt, timeline, sitting }
}

/** Invited when they come to the first interview stage; done within five days, before they move on. */
function sittingEntries(
  chance: Chance,
  movedAt: number,
  { assessmentId, title, isSubmitted }: Given,
): { entries: TimelineEntry[]; sitting: Sitting | null } {
  const about = { assessmentId, title }
  const invited = new Date(movedAt).toISOString()
  const assigned: TimelineEntry = { kind: 'assigned', at: invited, by: { kind: 'app' }, ...about }
  if (!isSubmitted) return { entries: [assigned], sitting: null }
  const startedAt = new Date(movedAt + chance.days(0.2, 4.5))
  const submittedAt = new Date(startedAt.getTime() + chance.whole(14 * 60, 75 * 60) * 1000)
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
