import { FORMATS } from '#schemas/base.ts'

import type { UpgradesTo } from './upgrade.ts'

export const candidateUpgrades: UpgradesTo<typeof FORMATS.candidate> = {
  format: FORMATS.candidate,
  steps: [
    // Format 2 names decisions in the timeline.
    (record) => record,
  ],
}
