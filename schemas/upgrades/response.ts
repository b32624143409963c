import { FORMATS } from '#schemas/base.ts'

import type { UpgradesTo } from './upgrade.ts'

export const responseUpgrades: UpgradesTo<typeof FORMATS.response> = {
  format: FORMATS.response,
  // Format 2 has reviews, which format 1 could not contain.
  steps: [(record) => record],
}
