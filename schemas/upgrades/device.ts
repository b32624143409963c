/** Records of the device database. None of them had a format at first. */
import { FORMATS } from '#schemas/base.ts'

import type { UpgradesTo } from './upgrade.ts'

export const settingUpgrades: UpgradesTo<typeof FORMATS.setting> = {
  format: FORMATS.setting,
  isUnmarked: true,
  steps: [],
}

export const fileUpgrades: UpgradesTo<typeof FORMATS.file> = {
  format: FORMATS.file,
  isUnmarked: true,
  steps: [],
}
