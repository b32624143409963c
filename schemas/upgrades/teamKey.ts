import { FORMATS } from '#schemas/base.ts'

import type { UpgradesTo } from './upgrade.ts'

export const teamKeyUpgrades: UpgradesTo<typeof FORMATS.teamKey> = {
  format: FORMATS.teamKey,
  steps: [],
}
