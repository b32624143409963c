import type { Actor } from '#schemas/base.ts'
import type { SettingKey, SettingValue } from '#schemas/device.ts'
import { done, type Result } from '#schemas/result.ts'

import { settingTable } from './deviceDatabase.ts'
import { type StorageFailure, useQuery } from './query.ts'
import { settingIn, settingRecord } from './settings.ts'
import { writeOnDevice } from './writing.ts'

const DEFAULT_STAFF_NAME = 'Hiring team'

/** Null when it was never set. */
export async function getSetting<K extends SettingKey>(key: K): Promise<SettingValue<K> | null> {
  return settingIn(await settingTable.get(key), key)
}

/** Takes the place of the value before; a value that its schema refuses throws. */
export function setSetting<K extends SettingKey>(
  key: K,
  value: SettingValue<K>,
): Promise<Result<null, StorageFailure>> {
  return writeOnDevice([settingTable], async () => {
    await settingTable.put(settingRecord(key, value))
    return done(null)
  })
}

/** Undefined while loading, null when it was never set. */
export function useSetting<K extends SettingKey>(key: K): SettingValue<K> | null | undefined {
  return useQuery(() => getSetting(key), [key])
}

/** The person of the staff at this device, as notes, moves and publications are signed. */
export async function currentActor(): Promise<Actor> {
  const name = await getSetting('staffName')
  return { kind: 'staff', name: name?.trim() || DEFAULT_STAFF_NAME }
}
