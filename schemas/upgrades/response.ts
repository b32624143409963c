import { FORMATS } from '#schemas/base.ts'

import type { UpgradesTo } from './upgrade.ts'

export const responseUpgrades: UpgradesTo<typeof FORMATS.response> = {
  format: FORMATS.response,
  steps: [],
}
