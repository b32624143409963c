/**
 * The two kinds of record in the assessments store. Both contain a definition. Test candidates have
 * no format of their own: when their shape changes, add a step to the assessment and to its file.
 */
import { FORMATS } from '#schemas/base.ts'

import { definitionUpgrades } from './definition.ts'
import type { UpgradesTo } from './upgrade.ts'

export const assessmentUpgrades: UpgradesTo<typeof FORMATS.assessment> = {
  format: FORMATS.assessment,
  steps: [
    // Format 2 says when the scores that a corrected key changed were recorded, and has saved what-ifs.
    (record) => record,
    // Format 3 has decisions.
    (record) => record,
  ],
  parts: { draft: definitionUpgrades },
}

export const versionUpgrades: UpgradesTo<typeof FORMATS.version> = {
  format: FORMATS.version,
  steps: [],
  parts: { definition: definitionUpgrades },
}
