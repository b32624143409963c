/**
 * Drafts, published versions and assessment files contain definitions, and undo steps contain
 * fragments of them (`undo` and `redo` in `historyStep.ts`). A step here that changes the inside of
 * a section, question or text needs a matching step there.
 */
import { FORMATS } from '#schemas/base.ts'

import type { UpgradesTo } from './upgrade.ts'

export const definitionUpgrades: UpgradesTo<typeof FORMATS.definition> = {
  format: FORMATS.definition,
  steps: [],
}
