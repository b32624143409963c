import type { SavedWhatIf } from '#schemas/whatIf.ts'
import type { EvaluatedVersion } from '#src/review/model/attemptCache.ts'
import type { Judged } from '#src/assessment/engine/scoring/marks.ts'
import { type WeighedScore, weighScore } from '#src/review/model/whatIf.ts'

export type WhatIfScore = Omit<WeighedScore, 'rank'> & {
  id: string
  /** The percentages that decide its outcome. */
  limits: readonly number[]
}

/** With each what-if that was saved for the version of the attempt. */
export function whatIfScores(
  { version, judged }: { version: EvaluatedVersion; judged: Judged },
  whatIfs: readonly SavedWhatIf[],
): WhatIfScore[] {
  const saved = whatIfs.filter(({ versionId }) => versionId === version.id)
  if (saved.length === 0) return []
  const scores = weighScore(version.definition, judged.score, saved)
  return scores.flatMap((score, at) => {
    const whatIf = saved[at]
    if (whatIf === undefined) return []
    const { id, passMark, bands } = whatIf
    const limits = [...(passMark === undefined ? [] : [passMark]), ...Object.values(bands)]
    return [{ ...score, id, limits }]
  })
}
