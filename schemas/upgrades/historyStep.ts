import { FORMATS } from '#schemas/base.ts'

import type { UpgradesTo } from './upgrade.ts'

export const historyStepUpgrades: UpgradesTo<typeof FORMATS.historyStep> = {
  format: FORMATS.historyStep,
  isUnmarked: true,
  steps: [
    // Names used to be English sentences.
    (step) =>
      typeof step['name'] === 'string'
        ? { ...step, name: { key: 'earlier', text: step['name'] } }
        : step,
  ],
}
