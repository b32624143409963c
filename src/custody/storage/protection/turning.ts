/**
 * Turns protection on and off. Everything stored is written once more, record by record; meanwhile
 * no other page runs. Interrupted at any point, sealed and plain records stand side by side, both
 * can be read, and `goOn` finishes what was started.
 */
import { done, failed, type Result } from '#schemas/result.ts'
import type { TeamKey } from '#schemas/records/teamKey.ts'
import { failureOf } from '#src/storage/core/failures.ts'
import type { StorageFailure } from '#src/storage/core/query.ts'
import { device } from '#src/storage/core/rawDatabase.ts'
import { write } from '#src/storage/core/transactions.ts'
import { noteNothingSealed, requireTeamKey } from '#src/storage/device/missingKey.ts'
import { SETTINGS } from '#src/storage/device/rawSettings.ts'
import { KEYS, NOTHING_SEALED, TEAM } from '#src/storage/device/rawTeamKey.ts'
import { readTeamKey, teamKeyIn } from '#src/storage/device/teamKey.ts'
import { openKeys, takeNoKeys } from '#src/storage/sealing/openKeys.ts'
import { forgetParts } from '#src/storage/sealing/sealedParts.ts'
import { forgetAllLeavingNotes } from '#src/builder/storage/leavingNotes.ts'
import { closeOtherPages, whileRestoring } from '#src/custody/storage/otherPages.ts'
import type { Harden } from '#src/storage/vault/argon2id.ts'
import { createTeamKey } from '#src/storage/vault/teamKey.ts'

import type { CannotTurn, PassOptions } from './passProgress.ts'
import { openAll, sealAll } from './passes.ts'
import { announceProtection } from '#src/storage/protection/protectionState.ts'
import { changeTeamKey, openWith } from '#src/storage/protection/unlocking.ts'

/** A key pair that is not stored yet, so that its recovery code can be shown first. */
export interface Prepared {
  recoveryCode: string
  teamKey: TeamKey
  privateKey: Uint8Array<ArrayBuffer>
  harden: Harden
}

type Turned = Result<null, CannotTurn>

/** Stores nothing. Takes about a second of `harden`. */
export async function prepareProtection(passphrase: string, harden: Harden): Promise<Prepared> {
  const at = new Date().toISOString()
  return { ...(await createTeamKey(passphrase, { harden, at })), harden }
}

/** Stores the key, then seals everything that is stored. */
export function turnOn(prepared: Prepared, options: PassOptions = {}): Promise<Turned> {
  return alone(async () => {
    const teamKey = { ...prepared.teamKey, pending: 'sealing' } as const
    const missing = await whyKeyMissing()
    if (missing !== null) return failed(missing)
    const stored = await write(device, [KEYS, SETTINGS], async (stores) => {
      if ((await teamKeyIn(stores)) !== null) return failed({ kind: 'already-on' } as const)
      await stores.add(KEYS, teamKey)
      await stores.remove(SETTINGS, NOTHING_SEALED)
      return done(null)
    })
    if (!stored.ok) return stored
    await openWith(teamKey, prepared.privateKey, prepared.harden)
    announceProtection()
    return finishSealing(teamKey.kid, options)
  })
}

/** Opens everything that is sealed, then removes the key. This page must be unlocked. */
export function turnOff(options: PassOptions = {}): Promise<Turned> {
  return alone(async () => {
    const keys = openKeys()
    if (keys === null) return done(null)
    const marked = await changeTeamKey(keys.kid, { pending: 'opening' })
    return marked.ok ? finishOpening(options) : marked
  })
}

/** Finishes what was interrupted. This page must be unlocked. Nothing to finish counts as finished. */
export async function goOn(options: PassOptions = {}): Promise<Turned> {
  const team = await readTeamKey()
  if (team?.pending === undefined) return done(null)
  return alone(() =>
    team.pending === 'opening' ? finishOpening(options) : finishSealing(team.kid, options),
  )
}

async function finishSealing(kid: string, options: PassOptions): Promise<Turned> {
  const sealed = await sealAll(options)
  if (!sealed.ok) return sealed
  // Copies of notes in the device database, which are sealed now.
  forgetAllLeavingNotes()
  const finished = await write(device, [KEYS], async (stores) => {
    const team = await teamKeyIn(stores)
    if (team?.kid !== kid) return done(null)
    const { pending: _finished, ...rest } = team
    await stores.put(KEYS, rest)
    return done(null)
  })
  return announced(finished)
}

async function finishOpening(options: PassOptions): Promise<Turned> {
  const opened = await openAll(options)
  if (!opened.ok) return opened
  const removed = await write(device, [KEYS, SETTINGS], async (stores) => {
    await stores.remove(KEYS, TEAM)
    // Parts that did not open are damaged: no key opens them.
    await noteNothingSealed(stores)
    return done(null)
  })
  if (!removed.ok) return removed
  takeNoKeys()
  forgetParts()
  return announced(removed)
}

/** Null unless something is sealed to a key that is missing: a new one would never open it. */
async function whyKeyMissing(): Promise<StorageFailure | null> {
  try {
    await requireTeamKey()
    return null
  } catch (error) {
    return failureOf(error)
  }
}

function announced(turned: Result<null, StorageFailure>): Turned {
  if (turned.ok) announceProtection()
  return turned
}

/** While no other page runs, and pages that load wait. */
function alone(work: () => Promise<Turned>): Promise<Turned> {
  return whileRestoring(async () => {
    const open = await closeOtherPages()
    if (open.responses + open.drafts > 0) return failed({ kind: 'in-use', ...open })
    return work()
  })
}
