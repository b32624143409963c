import type { Actor } from '#schemas/base.ts'
import type { TimelineEntry } from '#schemas/candidate.ts'

import { stageName } from './names.ts'
import { staffWords } from './staffWords.ts'

/** What happened, without the date: "Moved from Screen to Tech". */
export function timelineWords(entry: TimelineEntry): string {
  const { entries } = staffWords.timeline
  if (entry.kind === 'applied') return entries.applied
  if (entry.kind !== 'stageMoved') return entries[entry.kind](entry.title)
  return entries.stageMoved(stageName(entry.from), stageName(entry.to))
}

/** Who did it: a name, "the candidate" or "TalentFlow". */
export function actorName(actor: Actor): string {
  const { timeline } = staffWords
  return actor.kind === 'staff' ? actor.name.trim() || timeline.nobody : timeline[actor.kind]
}
