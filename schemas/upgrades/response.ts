import { FORMATS } from '#schemas/base.ts'

import type { UpgradesTo } from './upgrade.ts'

export const responseUpgrades: UpgradesTo<typeof FORMATS.response> = {
  format: FORMATS.response,
  steps: [
    // Format 2 has reviews, which format 1 could not contain.
    (record) => record,
    // Format 3 says who was shown the candidate's name.
    (record) => record,
    // Format 4 has settled marks.
    (record) => record,
    // Format 5 says of a reopened review whether its reviewer had seen the marks of others.
    (record) => record,
    // Format 6 says of a score that a corrected key changed it.
    (record) => record,
    // Format 7 has the questions that the candidate marked for later.
    (record) => record,
    // Format 8 has settled marks that were undone, and the score that a reviewer noted as seen.
    (record) => record,
  ],
}
