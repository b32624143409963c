/** A team's passphrase and key for a test file, and everything that is stored as one text. */
import { database } from '#src/storage/core/database.ts'
import { deviceDatabase } from '#src/storage/core/deviceDatabase.ts'
import {
  type Prepared,
  prepareProtection,
  turnOn,
} from '#src/custody/storage/protection/turning.ts'
import { hardened } from '#src/storage/vault/argon2id.ts'

import { value } from '#tests/support/hiring.ts'

export const PASSPHRASE = 'purple tractor beneath eleven lazy chimneys hums'

let prepared: Promise<Prepared> | null = null

/** Made once per test file, because it takes a second. */
export function aTeamKey(): Promise<Prepared> {
  prepared ??= prepareProtection(PASSPHRASE, hardened)
  return prepared
}

/** Protection is on and the device unlocked. */
export async function protect(): Promise<Prepared> {
  const made = await aTeamKey()
  value(await turnOn(made))
  return made
}

/** Every record of both databases, with the bytes of files as text. */
export async function everythingStored(): Promise<string> {
  const records: unknown[] = []
  for (const each of [database, deviceDatabase]) {
    for (const table of each.tables) records.push(table.name, await table.toArray())
  }
  records.push({ ...localStorage })
  return JSON.stringify(records, (_key, field: unknown) =>
    field instanceof ArrayBuffer ? new TextDecoder('latin1').decode(field) : field,
  )
}
