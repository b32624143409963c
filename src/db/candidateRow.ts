/**
 * One candidate as lists show it.
 */
import type { Stage } from '#schemas/candidate.ts'

import type { Stored } from './query.ts'
import { candidates, checkRecord } from './recordKinds.ts'

export interface CandidateRow {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly stage: Stage
  readonly jobId: string
  readonly appliedAt: string
  /** Made by the sample data. */
  readonly sample: boolean
  /** Name and e-mail, folded by `foldForSearch`. */
  readonly searchText: string
}

/** Checks all of the record: what a list calls whole must open as whole. */
export function rowOf(raw: unknown): Stored<CandidateRow> {
  const checked = checkRecord(candidates, raw)
  if (checked.kind === 'damaged') return checked
  const { id, name, email, stage, jobId, appliedAt, sample = false } = checked.value
  const searchText = foldForSearch(`${name} ${email}`)
  return { kind: 'whole', value: { id, name, email, stage, jobId, appliedAt, sample, searchText } }
}

/** Without case and accents, so that "jose" finds "José". */
export function foldForSearch(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
