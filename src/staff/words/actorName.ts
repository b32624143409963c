import type { Actor } from '#schemas/actor.ts'

/** Who did it: a name, "the candidate" or "TalentFlow". */
export function actorName(actor: Actor): string {
  if (actor.kind === 'staff') return actor.name.trim() || 'Hiring team'
  return actor.kind === 'candidate' ? 'the candidate' : 'TalentFlow'
}
