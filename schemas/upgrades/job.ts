import { FORMATS } from '#schemas/base.ts'

import type { UpgradesTo } from './upgrade.ts'

export const jobUpgrades: UpgradesTo<typeof FORMATS.job> = { format: FORMATS.job, steps: [] }
