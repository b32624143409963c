import type { Actor } from '#schemas/actor.ts'

/** The author of a change: a name, "the candidate" or "TalentFlow". */
export function actorName(actor: Actor): string {
  if (actor.kind === 'staff') return actor.name.trim() || 'Hiring team'
  return actor.kind === 'candidate' ? 'the candidate' : 'TalentFlow'
}
