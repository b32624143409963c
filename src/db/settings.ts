/**
 * Single settings of the device as they are stored, whoever reads and writes them.
 */
import { type SettingKey, type SettingValue, settingSchema } from '#schemas/device.ts'

import { checkedValue } from './recordKinds.ts'

/** Null when it was never set. A damaged one counts as never set: it is only a preference. */
export function settingIn<K extends SettingKey>(raw: unknown, key: K): SettingValue<K> | null {
  return isSetting(raw, key) ? raw.value : null
}

/** What is stored for a setting. A value that its schema refuses throws. */
export function settingRecord<K extends SettingKey>(key: K, value: SettingValue<K>) {
  return checkedValue(settingSchema, { key, value })
}

function isSetting<K extends SettingKey>(
  raw: unknown,
  key: K,
): raw is { key: K; value: SettingValue<K> } {
  const checked = settingSchema.safeParse(raw)
  return checked.success && checked.data.key === key
}
