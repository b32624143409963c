import { FORMATS } from '#schemas/base.ts'

import type { OldRecord, UpgradesTo } from './upgrade.ts'

export const responseUpgrades: UpgradesTo<typeof FORMATS.response> = {
  format: FORMATS.response,
  steps: [unchanged],
}

/** Format 2 has reviews, which format 1 could not contain. */
function unchanged(record: OldRecord): OldRecord {
  return record
}
