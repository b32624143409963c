import type { Actor } from '#schemas/actor.ts'
import type { SettingKey, SettingValue } from '#schemas/records/device.ts'
import { done, failed, type Result } from '#schemas/result.ts'

import { settingTable } from '#src/storage/core/deviceDatabase.ts'
import { type StorageFailure, useQuery } from '#src/storage/core/query.ts'
import { settingIn, settingRecord } from './settings.ts'
import { writeOnDevice } from '#src/storage/core/writing.ts'

const DEFAULT_STAFF_NAME = 'Hiring team'

/** Null if it was never set. */
export async function getSetting<K extends SettingKey>(key: K): Promise<SettingValue<K> | null> {
  return settingIn(await settingTable.get(key), key)
}

/** Replaces the previous value. Throws if the schema rejects the value. */
export function setSetting<K extends SettingKey>(
  key: K,
  value: SettingValue<K>,
): Promise<Result<null, StorageFailure>> {
  return writeOnDevice([settingTable], async () => {
    await settingTable.put(settingRecord(key, value))
    return done(null)
  })
}

/** Removes a setting, so that its default applies again. */
export function removeSetting(key: SettingKey): Promise<Result<null, StorageFailure>> {
  return writeOnDevice([settingTable], async () => {
    await settingTable.delete(key)
    return done(null)
  })
}

/** Undefined while loading; null if it was never set. */
export function useSetting<K extends SettingKey>(key: K): SettingValue<K> | null | undefined {
  return useQuery(() => getSetting(key), [key])
}

/** The member of staff at this device, as recorded with notes, moves and publications. */
export async function currentActor(): Promise<Actor> {
  const name = await getSetting('staffName')
  return { kind: 'staff', name: name?.trim() || DEFAULT_STAFF_NAME }
}

/**
 * The name that an act needs which is recorded: the stored one, or else `typed`, which is stored.
 * `needs-name`: neither is there.
 */
export async function signAs(
  typed: string,
): Promise<Result<Actor, { kind: 'needs-name' } | StorageFailure>> {
  const known = (await getSetting('staffName'))?.trim()
  if (known) return done({ kind: 'staff', name: known })
  const name = typed.trim()
  if (name === '') return failed({ kind: 'needs-name' })
  const saved = await setSetting('staffName', name)
  return saved.ok ? done({ kind: 'staff', name }) : saved
}
