/** Single device settings as they are stored, whichever app uses them. */
import {
  type Setting,
  type SettingKey,
  type SettingValue,
  settingSchema,
} from '#schemas/records/device.ts'
import { settingUpgrades } from '#schemas/upgrades/device.ts'

import { checkedValue, parseStored, type Shape } from '#src/storage/records/shapes.ts'

const SHAPE: Shape<Setting> = { upgrades: settingUpgrades, schema: settingSchema }

/** Null if it was never set. A damaged one counts as unset, because it is only a preference. */
export function settingIn<K extends SettingKey>(raw: unknown, key: K): SettingValue<K> | null {
  const checked = parseStored(SHAPE, raw)
  return checked.success && isOf(checked.data, key) ? checked.data.value : null
}

/** The stored form of a setting. Throws if the schema rejects the value. */
export function settingRecord<K extends SettingKey>(key: K, value: SettingValue<K>) {
  return checkedValue(SHAPE.schema, { key, value })
}

function isOf<K extends SettingKey>(
  setting: Setting,
  key: K,
): setting is Extract<Setting, { key: K }> & { value: SettingValue<K> } {
  return setting.key === key
}
