/**
 * Single settings of the device, read and written inside or outside a transaction.
 */
import { type SettingKey, type SettingValue, settingSchema } from '#schemas/device.ts'

import { settingTable } from './deviceDatabase.ts'
import { checkedValue } from './records.ts'

/** Null when it was never set. A damaged one counts as never set: it is only a preference. */
export async function readSetting<K extends SettingKey>(key: K): Promise<SettingValue<K> | null> {
  const raw = await settingTable.get(key)
  return isSetting(raw, key) ? raw.value : null
}

/** Runs inside a caller's transaction. A value that its schema refuses throws. */
export async function putSetting<K extends SettingKey>(
  key: K,
  value: SettingValue<K>,
): Promise<void> {
  await settingTable.put(checkedValue(settingSchema, { key, value }))
}

function isSetting<K extends SettingKey>(
  raw: unknown,
  key: K,
): raw is { key: K; value: SettingValue<K> } {
  const checked = settingSchema.safeParse(raw)
  return checked.success && checked.data.key === key
}
