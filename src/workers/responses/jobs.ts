/** What is done with all responses to an assessment at once, in a worker where there is one. */
import { type ExportInput, exportResponses, type ExportResult } from './exportJob.ts'
import { keyEffects, type KeyEffects, type KeyEffectsInput } from './keyEffectsJob.ts'
import { readRows, type Rows, type RowsInput } from './rowsJob.ts'
import {
  type StatisticsInput,
  type StatisticsResult,
  statisticsOfVersion,
} from './statisticsJob.ts'
import type { Progress, Surroundings } from './surroundings.ts'

export interface Jobs {
  export: { input: ExportInput; progress: Progress; result: ExportResult }
  keyEffects: { input: KeyEffectsInput; progress: Progress; result: KeyEffects }
  rows: { input: RowsInput; progress: Progress & Rows; result: null }
  statistics: { input: StatisticsInput; progress: Progress; result: StatisticsResult }
}
export type JobKind = keyof Jobs

/** A job reports its progress until it returns its result. */
export const jobs: {
  readonly [K in JobKind]: (
    input: Jobs[K]['input'],
    surroundings: Surroundings,
  ) => AsyncGenerator<Jobs[K]['progress'], Jobs[K]['result']>
} = {
  export: exportResponses,
  keyEffects,
  rows: readRows,
  statistics: statisticsOfVersion,
}
