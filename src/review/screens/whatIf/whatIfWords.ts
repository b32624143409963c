import type { Definition, Section } from '#schemas/definition.ts'
import type { WhatIf } from '#schemas/whatIf.ts'
import { numberQuestions } from '#src/assessment/engine/numbering.ts'
import { unchangedWhatIf } from '#src/review/model/whatIf.ts'
import type { WhatIfChanges } from '#src/review/model/whatIfChanges.ts'
import { listText, numberText } from '#src/assessment/words/values/formats.ts'
import { calculatedName } from '#src/staff/words/comparisonParts.ts'

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

/** "weight 2 for Skills, pass mark 60% and Strong from 80%": what differs from the recorded scoring. */
export function triedWords(whatIf: WhatIf, definition: Definition): string {
  const recorded = unchangedWhatIf(definition)
  const { passMark } = whatIf
  const weights = Object.entries(whatIf.weights).filter(([, weight]) => weight !== 1)
  const named = weights.length > MOST_NAMED ? weights.slice(0, MOST_NAMED - 1) : weights
  const parts = [
    ...named.map(
      ([id, weight]) => `weight ${numberText(weight)} for ${weighedName(id, definition)}`,
    ),
    ...(weights.length > named.length
      ? [`${numberText(weights.length - named.length)} more weights`]
      : []),
    ...(passMark === recorded.passMark ? [] : [passMarkWords(passMark)]),
    ...(definition.settings.bands ?? []).flatMap(({ id, name }) => {
      const from = whatIf.bands[id]
      return from === undefined || from === recorded.bands[id]
        ? []
        : [`${name} from ${numberText(from)}%`]
    }),
  ]
  return parts.length === 0 ? 'the recorded scoring' : listText(parts, 'and')
}

/** More weights would hide the pass mark behind them. */
const MOST_NAMED = 3

function passMarkWords(passMark: number | undefined): string {
  return passMark === undefined ? 'no pass mark' : `pass mark ${numberText(passMark)}%`
}

/** "Skills", "question 3", or the name of a calculated value. */
function weighedName(id: string, definition: Definition): string {
  const at = definition.sections.findIndex((section) => section.id === id)
  const section = definition.sections[at]
  if (section !== undefined) return sectionName(section, at)
  const number = numberQuestions(definition).get(id)
  if (number !== undefined) return `question ${numberText(number)}`
  return calculatedName(id, definition) || 'a calculated value'
}

/** Its title, or its place from 0. */
export function sectionName({ title }: Pick<Section, 'title'>, at: number): string {
  return title === '' ? `Section ${numberText(at + 1)}` : title
}

/** Bands keep the order that they were published in; null if they do. */
export function bandProblem({ bands }: WhatIf, { settings }: Definition): string | null {
  const ordered = (settings.bands ?? []).toSorted((one, other) => one.from - other.from)
  for (const [index, upper] of ordered.entries()) {
    const lower = ordered[index - 1]
    if (lower === undefined || lower.from === upper.from) continue
    const [from, below] = [bands[lower.id], bands[upper.id]]
    if (from === undefined || below === undefined || from < below) continue
    return `${lower.name} must start below ${upper.name}, which starts at ${numberText(below)}%`
  }
  return null
}
