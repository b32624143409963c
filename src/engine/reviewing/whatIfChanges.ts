/** How other weights and limits change the order and the outcomes of responses (rule U8). */
import type { WeighedScore } from './whatIf.ts'

export interface WhatIfChanges {
  /** Whose rank differs. */
  ranks: number
  /** Who now reaches the pass mark. */
  pass: number
  /** Who no longer reaches it. */
  fail: number
  /** Whose result is now open. */
  open: number
  /** Whose band differs. */
  bands: number
}

/** Counts what differs between two lists of scores of the same attempts, in the same order. */
export function countChanges(
  recorded: readonly WeighedScore[],
  tried: readonly WeighedScore[],
): WhatIfChanges {
  const changes: WhatIfChanges = { ranks: 0, pass: 0, fail: 0, open: 0, bands: 0 }
  for (const [index, before] of recorded.entries()) {
    const after = tried[index]
    if (after === undefined) continue
    if (before.rank !== after.rank) changes.ranks += 1
    if (before.band !== after.band) changes.bands += 1
    if (before.passed === after.passed) continue
    if (after.passed === 'yes') changes.pass += 1
    else if (after.passed === 'no') changes.fail += 1
    else if (after.passed === 'open') changes.open += 1
  }
  return changes
}
