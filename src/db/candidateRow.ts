/**
 * One candidate as lists show it.
 */
import * as z from 'zod/mini'

import { candidateSchema, type Stage } from '#schemas/candidate.ts'

import type { Stored } from './query.ts'
import { candidates, checkRecord } from './records.ts'

export interface CandidateRow {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly stage: Stage
  readonly jobId: string
  readonly appliedAt: string
  /** Name and e-mail, folded by `foldForSearch`. */
  readonly searchText: string
}

/** Checks what the row shows and no more: timelines and notes are checked where they are opened. */
export function rowOf(raw: unknown): Stored<CandidateRow> {
  const checked = checkRecord({ table: candidates.table, schema: shownSchema }, raw)
  if (checked.kind === 'damaged') return checked
  const searchText = foldForSearch(`${checked.value.name} ${checked.value.email}`)
  return { kind: 'whole', value: { ...checked.value, searchText } }
}

/** Without case and accents, so that "jose" finds "José". */
export function foldForSearch(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

const { id, name, email, stage, jobId, appliedAt } = candidateSchema.shape
const shownSchema = z.object({ id, name, email, stage, jobId, appliedAt })
