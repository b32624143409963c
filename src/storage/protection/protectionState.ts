/**
 * Whether the team's passphrase protects what is stored, and whether this page has its key. Read
 * without Dexie, because every staff page asks before it loads anything.
 */
import type { TeamKey } from '#schemas/records/teamKey.ts'
import { NotValid } from '#src/storage/core/failures.ts'
import { readKeyState, requireTeamKey } from '#src/storage/device/missingKey.ts'
import { dropKeys, hasKeys, takeNoKeys } from '#src/storage/sealing/openKeys.ts'
import { forgetParts } from '#src/storage/sealing/sealedParts.ts'

import { keepTeamKey, keptTeamKey } from './keptKey.ts'

export type ProtectionState =
  | { kind: 'off' }
  /** `since`: when the passphrase was set, in ISO. This page doesn't have the key. */
  | { kind: 'locked'; since: string }
  /** `pending`: not everything stored is sealed yet, or opened again. */
  | { kind: 'unlocked'; since: string; pending: 'sealing' | 'opening' | null }

/**
 * If it is locked, this page can neither read nor write what is sealed from now on. Rejects with what
 * storage threw, with `NotValid` if the stored key is damaged, and with `KeyMissing` if there is none
 * although something is sealed.
 */
export async function readProtection(): Promise<ProtectionState> {
  const team = hasKeys() ? await keyOfThisPage() : await storedKey()
  if (team === null) return { kind: 'off' }
  const { createdAt: since, pending = null } = team
  if (hasKeys()) {
    keepTeamKey(team)
    return { kind: 'unlocked', since, pending }
  }
  dropKeys()
  return { kind: 'locked', since }
}

async function storedKey(): Promise<TeamKey | null> {
  const { team, isOff } = await readKeyState()
  if (team !== null || isOff) return team
  return requireTeamKey().catch((error: unknown) => {
    if (error instanceof NotValid) throw error
    // The hiring database can't be read, and its screens say why. Until it can, nothing is written.
    return null
  })
}

/** Null if another page has turned protection off. */
async function keyOfThisPage(): Promise<TeamKey | null> {
  const { team, isOff } = await readKeyState()
  if (isOff) {
    takeNoKeys()
    forgetParts()
    return null
  }
  // If only its record was deleted, this page continues to seal, and puts it back before it does.
  return team ?? keptTeamKey()
}

/**
 * Calls `changed` when protection is turned on or off or changed, here or in another page. Returns a
 * function that unsubscribes.
 */
export function onProtection(changed: () => void): () => void {
  const channel = channelOf()
  channel?.addEventListener('message', changed)
  listeners.add(changed)
  return () => {
    listeners.delete(changed)
    channel?.close()
  }
}

/** Tells this page and all others. */
export function announceProtection(): void {
  const channel = channelOf()
  channel?.postMessage(null)
  channel?.close()
  noteProtection()
}

/** Call after this page was unlocked or locked. Other pages are not notified. */
export function noteProtection(): void {
  for (const changed of listeners) changed()
}

const listeners = new Set<() => void>()

function channelOf(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)
}

const CHANNEL = 'talentflow-protection'
