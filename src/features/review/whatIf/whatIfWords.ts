import type { WhatIfChanges } from '#src/engine/reviewing/whatIfChanges.ts'
import { listText, numberText } from '#src/wording/candidate/formats.ts'

/** "3 of 12 ranks change. 1 passes now, 2 no longer pass." */
export function changesWords(
  { ranks, pass, fail, open, bands }: WhatIfChanges,
  responses: number,
): string {
  const results = [
    pass > 0 ? `${numberText(pass)} now ${pass === 1 ? 'passes' : 'pass'}` : '',
    fail > 0 ? `${numberText(fail)} no longer ${fail === 1 ? 'passes' : 'pass'}` : '',
    open > 0 ? `${numberText(open)} ${open === 1 ? 'is' : 'are'} now undecided` : '',
    bands > 0 ? `${numberText(bands)} ${bands === 1 ? 'changes' : 'change'} band` : '',
  ].filter((words) => words !== '')
  const sentence =
    ranks === 0
      ? 'All ranks stay the same.'
      : `${numberText(ranks)} of ${numberText(responses)} ranks ${ranks === 1 ? 'changes' : 'change'}.`
  return results.length === 0 ? sentence : `${sentence} ${listText(results, 'and')}.`
}

/** "Up 2", "Down 1", or that it stays. */
export function rankChangeWords(before: number | null, after: number | null): string {
  if (before === null || after === null) return before === after ? '–' : 'Not ranked'
  if (before === after) return 'Same'
  return before > after ? `Up ${numberText(before - after)}` : `Down ${numberText(after - before)}`
}
