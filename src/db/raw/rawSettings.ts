/**
 * Settings of the device within a transaction without Dexie.
 */
import type { SettingKey, SettingValue } from '#schemas/device.ts'
import { settingIn, settingRecord } from '#src/db/settings.ts'

import type { Stores } from './transactions.ts'

/** The store that a transaction about settings is over. */
export const SETTINGS = 'settings'

/** Null when it was never set, or is damaged. */
export async function getSetting<K extends SettingKey>(
  stores: Stores,
  key: K,
): Promise<SettingValue<K> | null> {
  return settingIn(await stores.get(SETTINGS, key), key)
}

/** A value that its schema refuses throws. */
export async function putSetting<K extends SettingKey>(
  stores: Stores,
  key: K,
  value: SettingValue<K>,
): Promise<void> {
  await stores.put(SETTINGS, settingRecord(key, value))
}
