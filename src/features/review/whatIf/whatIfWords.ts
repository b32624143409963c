import type { Definition } from '#schemas/definition.ts'
import type { WhatIf } from '#schemas/parts/whatIf.ts'
import { unchangedWhatIf } from '#src/engine/reviewing/whatIf.ts'
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

/** "2 weights, pass mark 60% and 1 band": what differs from the recorded scoring. */
export function triedWords(whatIf: WhatIf, definition: Definition): string {
  const recorded = unchangedWhatIf(definition)
  const { passMark } = whatIf
  const weights = Object.values(whatIf.weights).filter((weight) => weight !== 1).length
  const bands = Object.entries(whatIf.bands).filter(([id, from]) => recorded.bands[id] !== from)
  const parts = [
    weights > 0 ? `${numberText(weights)} ${weights === 1 ? 'weight' : 'weights'}` : '',
    passMark === recorded.passMark
      ? ''
      : passMark === undefined
        ? 'no pass mark'
        : `pass mark ${numberText(passMark)}%`,
    bands.length > 0 ? `${numberText(bands.length)} ${bands.length === 1 ? 'band' : 'bands'}` : '',
  ].filter((words) => words !== '')
  return parts.length === 0 ? 'the recorded scoring' : listText(parts, 'and')
}
