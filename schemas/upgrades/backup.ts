/**
 * The header line of a backup. The records that follow have formats of their own. The other lines
 * have no format: to change how one is written, add another line type to `backupLineSchema` next to
 * the old one.
 */
import { FORMATS } from '#schemas/base.ts'

import type { UpgradesTo } from './upgrade.ts'

export const backupUpgrades: UpgradesTo<typeof FORMATS.backup> = {
  format: FORMATS.backup,
  steps: [],
}
