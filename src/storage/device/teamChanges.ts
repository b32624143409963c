/** Changes to colleagues: nobody's name or marks change, and nobody is deleted. */
import { done, failed, type Result } from '#schemas/result.ts'
import type { TeamMember } from '#schemas/records/teamMember.ts'
import { teamTable, settingTable } from '#src/storage/core/deviceDatabase.ts'
import type { StorageFailure } from '#src/storage/core/query.ts'
import { writeOnDevice } from '#src/storage/core/writing.ts'

import { checkedMember, currentMember, memberIn } from './team.ts'

export type CannotChange = { kind: 'not-found' } | StorageFailure
type Changed = Promise<Result<null, CannotChange>>

/**
 * Removes a colleague, who can't be chosen any more until brought back. Marks stay under the name,
 * which nobody else can take. `not-found` for whoever is at the keyboard.
 */
export function removeReviewer(id: string): Changed {
  return change(id, (member, by) =>
    by === null || by.id === id ? null : { ...member, removed: { at: now(), by: by.name } },
  )
}

/** Undoes `removeReviewer`. The PIN is the same as before. */
export function bringBack(id: string): Changed {
  return change(id, ({ removed: _removed, ...member }) => member)
}

/**
 * Removes a forgotten PIN, and records that for its owner: by whom, or with the team passphrase,
 * which the caller has checked.
 */
export function removePin(id: string, { byPassphrase }: { byPassphrase: boolean }): Changed {
  return change(id, ({ pin: _pin, nextTryAt: _wait, isAway: _away, ...member }, by) => ({
    ...member,
    tries: 0,
    pinRemoved: { at: now(), ...(!byPassphrase && by && { by: by.name }) },
  }))
}

/** Its owner has seen that the PIN was removed. */
export function dismissPinRemoved(id: string): Changed {
  return change(id, ({ pinRemoved: _seen, ...member }) => member)
}

/** Whoever is at the keyboard has read these notes with a mention. `not-found` without a team. */
export function markMentionsRead(noteIds: readonly string[]): Changed {
  return writeOnDevice([settingTable, teamTable], async () => {
    const me = await currentMember()
    if (me === null) return failed({ kind: 'not-found' } as const)
    const read = new Set(me.mentionsRead)
    if (noteIds.every((id) => read.has(id))) return done(null)
    const mentionsRead = [...new Set([...read, ...noteIds])]
    await teamTable.put(checkedMember({ ...me, mentionsRead }))
    return done(null)
  })
}

/** Null refuses. */
function change(
  id: string,
  next: (member: TeamMember, by: TeamMember | null) => TeamMember | null,
): Changed {
  return writeOnDevice([settingTable, teamTable], async () => {
    const [member, by] = [await memberIn(id), await currentMember()]
    const changed = member && next(member, by)
    if (!changed) return failed({ kind: 'not-found' } as const)
    await teamTable.put(checkedMember(changed))
    return done(null)
  })
}

function now(): string {
  return new Date().toISOString()
}
