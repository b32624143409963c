import { FORMATS } from '#schemas/base.ts'

import { definitionUpgrades } from './definition.ts'
import type { UpgradesTo } from './upgrade.ts'

export const assessmentFileUpgrades: UpgradesTo<typeof FORMATS.assessmentFile> = {
  format: FORMATS.assessmentFile,
  steps: [],
  parts: { definition: definitionUpgrades },
}
