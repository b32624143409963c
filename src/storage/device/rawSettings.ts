/** Device settings within a transaction without Dexie. */
import type { SettingKey, SettingValue } from '#schemas/records/device.ts'
import { settingIn, settingRecord } from './settings.ts'

import type { Stores } from '#src/storage/core/transactions.ts'

/** The store for a transaction about settings. */
export const SETTINGS = 'settings'

/** Null if it was never set, or is damaged. */
export async function getSetting<K extends SettingKey>(
  stores: Stores,
  key: K,
): Promise<SettingValue<K> | null> {
  return settingIn(await stores.get(SETTINGS, key), key)
}

/** Throws if the schema rejects the value. */
export async function putSetting<K extends SettingKey>(
  stores: Stores,
  key: K,
  value: SettingValue<K>,
): Promise<void> {
  await stores.put(SETTINGS, settingRecord(key, value))
}
