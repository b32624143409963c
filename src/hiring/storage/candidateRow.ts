/** One candidate as shown in lists. */
import { foldText } from '#src/base/foldText.ts'
import type { Stage } from '#schemas/records/candidate.ts'

import type { Stored } from '#src/storage/core/query.ts'
import { storedCandidates } from '#src/storage/records/storedKinds.ts'
import { checkRecord } from '#src/storage/records/shapes.ts'

export interface CandidateRow {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly stage: Stage
  readonly jobId: string
  readonly appliedAt: string
  /** Created by the sample data. */
  readonly sample: boolean
  /** Name and email, folded for search. */
  readonly searchText: string
}

/** Validates the whole record: what a list shows as valid must open as valid. */
export function rowOf(raw: unknown): Stored<CandidateRow> {
  const checked = checkRecord(storedCandidates, raw)
  if (checked.kind === 'damaged') return checked
  const { id, name, email, stage, jobId, appliedAt, sample = false } = checked.value
  const searchText = foldText(`${name} ${email}`)
  return { kind: 'whole', value: { id, name, email, stage, jobId, appliedAt, sample, searchText } }
}
