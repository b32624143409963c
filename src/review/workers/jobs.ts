/** Jobs over all responses to an assessment at once, in a worker where there is one. */
import type { AttemptToMark } from '#src/review/model/answersToQuestion.ts'
import type { Tasks } from '#src/storage/workers/tasks.ts'

import { type ExportInput, exportResponses, type ExportResult } from './exportJob.ts'
import { type FairOutcomeInput, fairOutcomeOf, type FairOutcomeResult } from './fairOutcomeJob.ts'
import { keyEffects, type KeyEffects, type KeyEffectsInput } from './keyEffectsJob.ts'
import type { ResponseRow } from './responseRow.ts'
import { readRows } from './rowsJob.ts'
import {
  type StatisticsInput,
  type StatisticsResult,
  statisticsOfVersion,
} from './statisticsJob.ts'
import type { ResponseDataInput, Progress, ReadResponseData } from './progress.ts'
import { readToMark } from './toMarkJob.ts'
import { readWhatIf, type WhatIfBasis, type WhatIfInput } from './whatIfJob.ts'

export interface Jobs {
  export: { input: ExportInput; progress: Progress; result: ExportResult }
  fairOutcome: { input: FairOutcomeInput; progress: Progress; result: FairOutcomeResult }
  keyEffects: { input: KeyEffectsInput; progress: Progress; result: KeyEffects }
  rows: { input: ResponseDataInput; progress: ReadResponseData<ResponseRow>; result: null }
  statistics: { input: StatisticsInput; progress: Progress; result: StatisticsResult }
  toMark: { input: ResponseDataInput; progress: ReadResponseData<AttemptToMark>; result: null }
  whatIf: { input: WhatIfInput; progress: Progress; result: WhatIfBasis }
}
export type JobKind = keyof Jobs

export const jobs: Tasks<Jobs> = {
  export: exportResponses,
  fairOutcome: fairOutcomeOf,
  keyEffects,
  rows: readRows,
  statistics: statisticsOfVersion,
  toMark: readToMark,
  whatIf: readWhatIf,
}
