import type { SavedWhatIf } from '#schemas/parts/whatIf.ts'
import type { Cell } from '#src/exchange/tables/cell.ts'
import type { RecommendationWords } from '#src/wording/staff/recommendations.ts'

import type { Writing } from './answerParts.ts'
import type { Naming } from './naming.ts'
import type { ReadResponse } from './readResponse.ts'

/** What an export needs besides the responses. */
export interface ExportContext extends Writing, Naming {
  jobNameById: ReadonlyMap<string, string>
  /** What the team calls its recommendations. */
  recommendations: RecommendationWords
  /** The key of some question was fixed after publishing. */
  hasFixedKeys: boolean
  /** What the team saved, oldest first. */
  whatIfs: readonly SavedWhatIf[]
}

export interface FactColumn {
  label: string
  code: string
  cell: (read: ReadResponse, context: ExportContext) => Cell
}
