/** How other weights and limits change the order and the outcomes of responses (rule U8). */
import { isSameBand } from '#src/assessment/engine/scoring/outcome.ts'
import {
  passedWithoutKnockOut,
  type PassResult,
} from '#src/assessment/engine/scoring/passResult.ts'

import type { WeighedScore } from './whatIf.ts'

type Result = Pick<WeighedScore, 'rank' | 'band' | 'openBands'> & Omit<PassResult, 'toBeMarked'>

export interface WhatIfChanges {
  /** The number of candidates whose rank differs. */
  ranks: number
  /** The number who now pass, without a knock-out (rule S21). */
  pass: number
  /** The number who no longer pass. */
  fail: number
  /** The number whose result is now open. */
  open: number
  /** The number whose band differs. */
  bands: number
}

/** Counts what differs between two lists of results of the same attempts, in the same order. */
export function countChanges(recorded: readonly Result[], tried: readonly Result[]): WhatIfChanges {
  const changes: WhatIfChanges = { ranks: 0, pass: 0, fail: 0, open: 0, bands: 0 }
  for (const [index, before] of recorded.entries()) {
    const after = tried[index]
    if (after === undefined) continue
    if (before.rank !== after.rank) changes.ranks += 1
    if (!isSameBand(before, after)) changes.bands += 1
    const passed = passedWithoutKnockOut(after)
    if (passed === passedWithoutKnockOut(before)) continue
    if (passed === 'yes') changes.pass += 1
    else if (passed === 'no') changes.fail += 1
    else if (passed === 'open') changes.open += 1
  }
  return changes
}
