/**
 * Who uses this device, and who of them is at the keyboard. On a device with one person nobody is
 * stored. Reviews belong to names, so a name in the team is never changed.
 */
import type { PinVerifier } from '#schemas/records/device.ts'
import { done, failed, type Result } from '#schemas/result.ts'
import { type TeamMember, teamMemberSchema } from '#schemas/records/teamMember.ts'
import { settingTable, teamTable } from '#src/storage/core/deviceDatabase.ts'
import { type StorageFailure, useQuery } from '#src/storage/core/query.ts'
import { writeOnDevice } from '#src/storage/core/writing.ts'
import { checkedValue } from '#src/storage/records/shapes.ts'
import { isPin } from '#src/storage/vault/pin.ts'

import { currentActor } from './device.ts'
import { settingRecord } from './settings.ts'
import { afterWrongCode, waitsUntil } from './signInAttempts.ts'

/** Without PINs, which screens don't need. */
export interface Colleague {
  id: string
  name: string
  hasPin: boolean
  isCurrent: boolean
  /** The device was locked, and the PIN has to be entered again. */
  isAway: boolean
  /** When and by whom the PIN was removed, until that person has seen it. */
  pinRemoved: TeamMember['pinRemoved'] | null
  removed: TeamMember['removed'] | null
}

export type CannotSwitch =
  | { kind: 'wrong-pin' }
  /** No PIN is checked before `until`. */
  | { kind: 'wait'; until: string }
  | { kind: 'not-found' }
  | StorageFailure

/** By name; empty while one person uses the device. With `all`, also those who were removed. */
export async function listTeam({ all = false } = {}): Promise<Colleague[]> {
  const [members, { name: current }] = await Promise.all([membersIn(), staffActor()])
  return members
    .filter(({ removed }) => all || removed === undefined)
    .map(({ id, name, pin, isAway = false, pinRemoved = null, removed = null }) => ({
      id,
      name,
      hasPin: pin !== undefined,
      isCurrent: name === current,
      isAway: isAway && pin !== undefined,
      pinRemoved,
      removed,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

/** Undefined while loading, and if it can't be read, which what is on the page says of itself. */
export function useTeam({ all = false } = {}): Colleague[] | undefined {
  return useQuery(() => listTeam({ all }).catch(() => undefined), [all])
}

/**
 * Adds a colleague. With the first one, whoever has used the device so far becomes a member as
 * well, under the name that everything was recorded with. `taken`: another
 * one reads the same.
 */
export async function addReviewer(
  typed: string,
  pin?: PinVerifier,
): Promise<Result<null, { kind: 'taken' } | StorageFailure>> {
  const name = typed.trim()
  const ids = [crypto.randomUUID(), crypto.randomUUID()] as const
  return writeOnDevice([settingTable, teamTable], async () => {
    const [members, me] = [await membersIn(), await staffActor()]
    const known = members.length > 0 ? members : [{ id: ids[0], name: me.name, tries: 0 }]
    if (known.some((member) => isSameName(member.name, name))) return failed({ kind: 'taken' })
    const added = { id: ids[1], name, tries: 0, ...(pin && { pin }) }
    await teamTable.bulkPut([...known, added].map(checkedMember))
    // From now on it must not follow the default.
    await settingTable.put(settingRecord('staffName', me.name))
    return done(null)
  })
}

/**
 * Records from now on under the name of this member. `typed` is the PIN, if there is one. Each try
 * counts before it is checked; after five wrong ones there are growing waits, as for access codes.
 */
export async function switchReviewer(
  id: string,
  typed: string,
  now: Date = new Date(),
): Promise<Result<null, CannotSwitch>> {
  const counted = await writeOnDevice([teamTable], async () => {
    const member = await memberIn(id)
    if (member === null || member.removed) return failed({ kind: 'not-found' } as const)
    if (member.pin === undefined) return done(member)
    const until = waitsUntil(member, now)
    if (until !== null) return failed({ kind: 'wait', until } as const)
    const { nextTryAt: _, ...rest } = member
    const tried = { ...rest, ...afterWrongCode(member, now) }
    await teamTable.put(checkedMember(tried))
    return done(tried)
  })
  if (!counted.ok) return counted
  const { pin } = counted.value
  if (pin !== undefined && !(await isPin(typed, pin))) return failed({ kind: 'wrong-pin' })
  return writeOnDevice([settingTable, teamTable], async () => {
    const member = await memberIn(id)
    if (member === null || member.removed) return failed({ kind: 'not-found' } as const)
    // Another PIN was set meanwhile.
    if (JSON.stringify(member.pin) !== JSON.stringify(pin))
      return failed({ kind: 'wrong-pin' } as const)
    const { isAway: _away, nextTryAt: _wait, ...rest } = member
    await teamTable.put(checkedMember({ ...rest, tries: 0 }))
    await settingTable.put(settingRecord('staffName', member.name))
    return done(null)
  })
}

/** Sets the PIN of whoever is at the keyboard; null removes it. `not-found` without a team. */
export function setOwnPin(
  pin: PinVerifier | null,
): Promise<Result<null, { kind: 'not-found' } | StorageFailure>> {
  return writeOnDevice([settingTable, teamTable], async () => {
    const me = await currentMember()
    if (me === null) return failed({ kind: 'not-found' } as const)
    const { pin: _pin, nextTryAt: _wait, isAway: _away, pinRemoved: _seen, ...rest } = me
    await teamTable.put(checkedMember({ ...rest, tries: 0, ...(pin && { pin }) }))
    return done(null)
  })
}

/** The device was locked: who is at the keyboard has to enter the PIN again, if there is one. */
export function leaveKeyboard(): Promise<Result<null, StorageFailure>> {
  return writeOnDevice([settingTable, teamTable], async () => {
    const me = await currentMember()
    if (me?.pin !== undefined) await teamTable.put(checkedMember({ ...me, isAway: true }))
    return done(null)
  })
}

export async function currentMember(): Promise<TeamMember | null> {
  const [members, { name }] = [await membersIn(), await staffActor()]
  return members.find((member) => member.name === name) ?? null
}

async function staffActor(): Promise<{ name: string }> {
  const actor = await currentActor()
  return { name: actor.kind === 'staff' ? actor.name : '' }
}

/** A damaged record counts as none: the name is still in everything recorded under it. */
async function membersIn(): Promise<TeamMember[]> {
  return (await teamTable.toArray()).flatMap((raw) => memberOf(raw) ?? [])
}

export async function memberIn(id: string): Promise<TeamMember | null> {
  return memberOf(await teamTable.get(id))
}

function memberOf(raw: unknown): TeamMember | null {
  const parsed = teamMemberSchema.safeParse(raw)
  return parsed.success ? parsed.data : null
}

export function checkedMember(member: TeamMember): TeamMember {
  return checkedValue(teamMemberSchema, member)
}

/** To somebody who reads them: whatever the case, the spaces, and characters that can't be seen. */
function isSameName(one: string, other: string): boolean {
  const unseen = /[\s\p{Default_Ignorable_Code_Point}\p{Cc}]/gu
  const fold = (name: string) => name.normalize('NFKC').replace(unseen, '').toLocaleLowerCase()
  return fold(one) === fold(other)
}
