import { FORMATS } from '#schemas/base.ts'

import type { UpgradesTo } from './upgrade.ts'

/** Like the other records of the device, it had no format at first. */
export const erasedUpgrades: UpgradesTo<typeof FORMATS.erased> = {
  format: FORMATS.erased,
  isUnmarked: true,
  steps: [],
}
