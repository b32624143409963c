import { FORMATS } from '#schemas/base.ts'

import type { UpgradesTo } from './upgrade.ts'

export const candidateUpgrades: UpgradesTo<typeof FORMATS.candidate> = {
  format: FORMATS.candidate,
  steps: [],
}
