import type { Decision } from '#schemas/records/decision.ts'
import type { SavedWhatIf } from '#schemas/whatIf.ts'
import type { EvaluatedVersion } from '#src/review/model/attemptCache.ts'
import type { Cell } from '#src/storage/tables/cell.ts'
import type { RecommendationWords } from '#src/staff/words/recommendations.ts'

import type { Writing } from './answerParts.ts'
import type { Naming } from './naming.ts'
import type { ReadResponse } from './readResponse.ts'
import type { ExportChoices } from './responseFormats.ts'

/** Where the responses come from. */
export interface ExportSource {
  assessment: { id: string; title: string }
  versions: readonly EvaluatedVersion[]
  jobNameById: ReadonlyMap<string, string>
  me: Naming['me']
  /** The names of all who responded, which are hidden in what reviewers wrote (rule H9). */
  names?: readonly string[]
  /** The team's own words for its recommendations, if it has chosen any. */
  recommendations?: RecommendationWords | null
  /** What-ifs that the team saved, oldest first. */
  whatIfs?: readonly SavedWhatIf[]
  /** Oldest first. */
  decisions?: readonly Decision[]
  exportedAt: string
}

/** The data that an export needs besides the responses. */
export interface ExportContext extends Writing, Naming {
  jobNameById: ReadonlyMap<string, string>
  /** The team's words for its recommendations. */
  recommendations: RecommendationWords
  /** The key of some question was fixed after publishing. */
  hasFixedKeys: boolean
  /** The team's saved what-ifs, oldest first. */
  whatIfs: readonly SavedWhatIf[]
}

/** Starts a file in one format. */
export type OpenFormat = (
  source: ExportSource,
  context: ExportContext,
  choices: ExportChoices,
) => FormatWriter

/** Takes one response after the other, and gives the file in the end. */
export interface FormatWriter {
  add(read: ReadResponse): void
  finish(): WrittenFile
}

export interface WrittenFile {
  file: Blob
  /** Texts that a cell of the workbook can't hold in full (rule W10). */
  shortened: number
  /** The number of rows and columns that a sheet can't hold (rule W11). */
  leftOut: { rows: number; columns: number }
  /** Cells with an apostrophe in front of what could be run as a formula (rule W2); absent for none. */
  guarded?: number
}

export interface LeadingColumn {
  label: string
  code: string
  cell: (read: ReadResponse, context: ExportContext) => Cell
}
